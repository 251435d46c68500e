import AjvCompiler from '@fastify/ajv-compiler'
import type { FastifySchemaCompiler } from 'fastify'

/** Every fault of an input is told, and nothing in it is changed. That the schemas themselves are right, a test says. */
export const AJV_OPTIONS = {
  ...{ allErrors: true, coerceTypes: false, removeAdditional: false, useDefaults: false },
  validateSchema: false,
} as const

type Compile = ReturnType<AjvCompiler.BuildCompilerFromPool>

/**
 * Compiles the schema of a route's input when it is first validated: all of them took a tenth of a start. It may refer to the
 * components by their `$id`.
 */
export function validatorsOnDemand(
  components: readonly { readonly $id: string }[],
): FastifySchemaCompiler<unknown> {
  let compile: Compile | undefined
  return (route) => {
    let validate: ReturnType<Compile> | undefined
    return (data: unknown) => {
      compile ??= AjvCompiler()(Object.fromEntries(components.map((each) => [each.$id, each])), {
        customOptions: AJV_OPTIONS,
      })
      validate ??= compile({ ...route })
      return validate(data) ? true : { error: validate.errors ?? [] }
    }
  }
}
