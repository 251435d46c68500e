import { oneOf } from './schema-parts.ts'

/** Whether a tenant's texts may be sent to the external model (decision F10), the default first. */
export const EXTERNAL_MODEL_CHOICES = ['allowed', 'forbidden'] as const
export type ExternalModelChoice = (typeof EXTERNAL_MODEL_CHOICES)[number]

/** `external_model` of the settings and of a certification. */
export const ExternalModel = oneOf(EXTERNAL_MODEL_CHOICES, {
  description: '`forbidden`: the built-in engine serves every text, whatever the credentials.',
})
