// Written by `npx vitest run packages/client/test/problem-errors.test.ts -u` from the problem codes of the contract.
import type { ProblemCode } from '@semmai/contract'
import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  GoneError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  UnprocessableError,
} from './errors.ts'

/** 400 `invalid_json`: Body is not valid JSON. */
export class InvalidJsonError extends BadRequestError {
  override readonly name = 'InvalidJsonError'
  override readonly code = 'invalid_json'
}
/** 400 `invalid_request`: Request is invalid. */
export class InvalidRequestError extends BadRequestError {
  override readonly name = 'InvalidRequestError'
  override readonly code = 'invalid_request'
}
/** 400 `unknown_field`: Body has an unknown field. */
export class UnknownFieldError extends BadRequestError {
  override readonly name = 'UnknownFieldError'
  override readonly code = 'unknown_field'
}
/** 400 `text_too_long`: Text is too long. */
export class TextTooLongError extends BadRequestError {
  override readonly name = 'TextTooLongError'
  override readonly code = 'text_too_long'
}
/** 400 `essay_too_long`: Essay is too long. */
export class EssayTooLongError extends BadRequestError {
  override readonly name = 'EssayTooLongError'
  override readonly code = 'essay_too_long'
}
/** 400 `unsupported_language`: Language is not supported. */
export class UnsupportedLanguageError extends BadRequestError {
  override readonly name = 'UnsupportedLanguageError'
  override readonly code = 'unsupported_language'
}
/** 400 `invalid_character`: Text contains an unsupported character. */
export class InvalidCharacterError extends BadRequestError {
  override readonly name = 'InvalidCharacterError'
  override readonly code = 'invalid_character'
}
/** 400 `invalid_credential_format`: Credential has an invalid format. */
export class InvalidCredentialFormatError extends BadRequestError {
  override readonly name = 'InvalidCredentialFormatError'
  override readonly code = 'invalid_credential_format'
}
/** 400 `idempotency_key_invalid`: Idempotency-Key is malformed. */
export class IdempotencyKeyInvalidError extends BadRequestError {
  override readonly name = 'IdempotencyKeyInvalidError'
  override readonly code = 'idempotency_key_invalid'
}
/** 401 `missing_token`: Authorization is missing. */
export class MissingTokenError extends AuthenticationError {
  override readonly name = 'MissingTokenError'
  override readonly code = 'missing_token'
}
/** 401 `invalid_token`: Access token is invalid. */
export class InvalidTokenError extends AuthenticationError {
  override readonly name = 'InvalidTokenError'
  override readonly code = 'invalid_token'
}
/** 401 `token_expired`: Access token has expired. */
export class TokenExpiredError extends AuthenticationError {
  override readonly name = 'TokenExpiredError'
  override readonly code = 'token_expired'
}
/** 403 `insufficient_role`: Insufficient role. */
export class InsufficientRoleError extends PermissionError {
  override readonly name = 'InsufficientRoleError'
  override readonly code = 'insufficient_role'
}
/** 403 `tenant_blocked`: Tenant is blocked. */
export class TenantBlockedError extends PermissionError {
  override readonly name = 'TenantBlockedError'
  override readonly code = 'tenant_blocked'
}
/** 403 `tenant_not_open`: Tenant is not open for text calls. */
export class TenantNotOpenError extends PermissionError {
  override readonly name = 'TenantNotOpenError'
  override readonly code = 'tenant_not_open'
}
/** 403 `network_not_allowed`: Network is not allowed. */
export class NetworkNotAllowedError extends PermissionError {
  override readonly name = 'NetworkNotAllowedError'
  override readonly code = 'network_not_allowed'
}
/** 403 `access_tokens_off`: Access tokens are switched off. */
export class AccessTokensOffError extends PermissionError {
  override readonly name = 'AccessTokensOffError'
  override readonly code = 'access_tokens_off'
}
/** 403 `webhooks_off`: Webhooks are switched off. */
export class WebhooksOffError extends PermissionError {
  override readonly name = 'WebhooksOffError'
  override readonly code = 'webhooks_off'
}
/** 404 `route_not_found`: Route not found. */
export class RouteNotFoundError extends NotFoundError {
  override readonly name = 'RouteNotFoundError'
  override readonly code = 'route_not_found'
}
/** 404 `operation_not_found`: Operation not found. */
export class OperationNotFoundError extends NotFoundError {
  override readonly name = 'OperationNotFoundError'
  override readonly code = 'operation_not_found'
}
/** 404 `integration_not_found`: Integration not found. */
export class IntegrationNotFoundError extends NotFoundError {
  override readonly name = 'IntegrationNotFoundError'
  override readonly code = 'integration_not_found'
}
/** 404 `provider_not_found`: Provider not found. */
export class ProviderNotFoundError extends NotFoundError {
  override readonly name = 'ProviderNotFoundError'
  override readonly code = 'provider_not_found'
}
/** 404 `access_token_not_found`: Access token not found. */
export class AccessTokenNotFoundError extends NotFoundError {
  override readonly name = 'AccessTokenNotFoundError'
  override readonly code = 'access_token_not_found'
}
/** 404 `webhook_not_found`: Webhook not found. */
export class WebhookNotFoundError extends NotFoundError {
  override readonly name = 'WebhookNotFoundError'
  override readonly code = 'webhook_not_found'
}
/** 404 `tenant_not_found`: Tenant not found. */
export class TenantNotFoundError extends NotFoundError {
  override readonly name = 'TenantNotFoundError'
  override readonly code = 'tenant_not_found'
}
/** 405 `method_not_allowed`: Method not allowed. */
export class MethodNotAllowedError extends ApiError {
  override readonly name = 'MethodNotAllowedError'
  override readonly code = 'method_not_allowed'
}
/** 408 `request_timeout`: Request timeout. */
export class RequestTimeoutError extends ApiError {
  override readonly name = 'RequestTimeoutError'
  override readonly code = 'request_timeout'
}
/** 409 `operation_terminal`: Operation has already ended. */
export class OperationTerminalError extends ConflictError {
  override readonly name = 'OperationTerminalError'
  override readonly code = 'operation_terminal'
}
/** 409 `tenant_exists`: Tenant id is taken. */
export class TenantExistsError extends ConflictError {
  override readonly name = 'TenantExistsError'
  override readonly code = 'tenant_exists'
}
/** 409 `issuer_exists`: Issuer is registered elsewhere. */
export class IssuerExistsError extends ConflictError {
  override readonly name = 'IssuerExistsError'
  override readonly code = 'issuer_exists'
}
/** 409 `onboarding_state_conflict`: Onboarding state does not allow this. */
export class OnboardingStateConflictError extends ConflictError {
  override readonly name = 'OnboardingStateConflictError'
  override readonly code = 'onboarding_state_conflict'
}
/** 409 `credential_already_exists`: Credential already exists. */
export class CredentialAlreadyExistsError extends ConflictError {
  override readonly name = 'CredentialAlreadyExistsError'
  override readonly code = 'credential_already_exists'
}
/** 409 `credential_not_configured`: Credential is not configured. */
export class CredentialNotConfiguredError extends ConflictError {
  override readonly name = 'CredentialNotConfiguredError'
  override readonly code = 'credential_not_configured'
}
/** 409 `credential_missing`: Provider credential is missing. */
export class CredentialMissingError extends ConflictError {
  override readonly name = 'CredentialMissingError'
  override readonly code = 'credential_missing'
}
/** 409 `credential_lost`: Provider credential is lost. */
export class CredentialLostError extends ConflictError {
  override readonly name = 'CredentialLostError'
  override readonly code = 'credential_lost'
}
/** 409 `credential_changed`: Credential was changed concurrently. */
export class CredentialChangedError extends ConflictError {
  override readonly name = 'CredentialChangedError'
  override readonly code = 'credential_changed'
}
/** 409 `certification_precondition_failed`: Certification preconditions are not met. */
export class CertificationPreconditionFailedError extends ConflictError {
  override readonly name = 'CertificationPreconditionFailedError'
  override readonly code = 'certification_precondition_failed'
}
/** 409 `too_many_access_tokens`: Too many access tokens. */
export class TooManyAccessTokensError extends ConflictError {
  override readonly name = 'TooManyAccessTokensError'
  override readonly code = 'too_many_access_tokens'
}
/** 409 `too_many_webhooks`: Too many webhooks. */
export class TooManyWebhooksError extends ConflictError {
  override readonly name = 'TooManyWebhooksError'
  override readonly code = 'too_many_webhooks'
}
/** 409 `idempotency_in_progress`: A request with this key is in progress. */
export class IdempotencyInProgressError extends ConflictError {
  override readonly name = 'IdempotencyInProgressError'
  override readonly code = 'idempotency_in_progress'
}
/** 410 `route_retired`: Route is retired. */
export class RouteRetiredError extends GoneError {
  override readonly name = 'RouteRetiredError'
  override readonly code = 'route_retired'
}
/** 410 `operation_expired`: Operation has expired. */
export class OperationExpiredError extends GoneError {
  override readonly name = 'OperationExpiredError'
  override readonly code = 'operation_expired'
}
/** 413 `body_too_large`: Body is too large. */
export class BodyTooLargeError extends ApiError {
  override readonly name = 'BodyTooLargeError'
  override readonly code = 'body_too_large'
}
/** 415 `unsupported_media_type`: Body must be uncompressed JSON in UTF-8. */
export class UnsupportedMediaTypeError extends ApiError {
  override readonly name = 'UnsupportedMediaTypeError'
  override readonly code = 'unsupported_media_type'
}
/** 422 `idempotency_key_reused`: Idempotency-Key was used for another request. */
export class IdempotencyKeyReusedError extends UnprocessableError {
  override readonly name = 'IdempotencyKeyReusedError'
  override readonly code = 'idempotency_key_reused'
}
/** 429 `rate_limited`: Rate limit exceeded. */
export class RateLimitedError extends RateLimitError {
  override readonly name = 'RateLimitedError'
  override readonly code = 'rate_limited'
}
/** 429 `too_many_operations`: Too many open operations. */
export class TooManyOperationsError extends RateLimitError {
  override readonly name = 'TooManyOperationsError'
  override readonly code = 'too_many_operations'
}
/** 431 `headers_too_large`: Headers are too large. */
export class HeadersTooLargeError extends ApiError {
  override readonly name = 'HeadersTooLargeError'
  override readonly code = 'headers_too_large'
}
/** 500 `internal`: Internal error. */
export class InternalError extends ServerError {
  override readonly name = 'InternalError'
  override readonly code = 'internal'
}
/** 502 `provider_auth_failed`: Provider rejected the credential. */
export class ProviderAuthFailedError extends ServerError {
  override readonly name = 'ProviderAuthFailedError'
  override readonly code = 'provider_auth_failed'
}
/** 502 `provider_bad_response`: Provider returned an unusable response. */
export class ProviderBadResponseError extends ServerError {
  override readonly name = 'ProviderBadResponseError'
  override readonly code = 'provider_bad_response'
}
/** 502 `provider_refused`: Provider refused the request. */
export class ProviderRefusedError extends ServerError {
  override readonly name = 'ProviderRefusedError'
  override readonly code = 'provider_refused'
}
/** 503 `provider_quota_exceeded`: Provider quota exhausted. */
export class ProviderQuotaExceededError extends ServerError {
  override readonly name = 'ProviderQuotaExceededError'
  override readonly code = 'provider_quota_exceeded'
}
/** 503 `provider_rate_limited`: Provider rate limit exceeded. */
export class ProviderRateLimitedError extends ServerError {
  override readonly name = 'ProviderRateLimitedError'
  override readonly code = 'provider_rate_limited'
}
/** 503 `provider_unreachable`: Provider unavailable. */
export class ProviderUnreachableError extends ServerError {
  override readonly name = 'ProviderUnreachableError'
  override readonly code = 'provider_unreachable'
}
/** 503 `provider_timeout`: Provider timeout. */
export class ProviderTimeoutError extends ServerError {
  override readonly name = 'ProviderTimeoutError'
  override readonly code = 'provider_timeout'
}
/** 503 `identity_provider_unavailable`: Identity provider unavailable. */
export class IdentityProviderUnavailableError extends ServerError {
  override readonly name = 'IdentityProviderUnavailableError'
  override readonly code = 'identity_provider_unavailable'
}
/** 503 `secret_store_unavailable`: Secret store unavailable. */
export class SecretStoreUnavailableError extends ServerError {
  override readonly name = 'SecretStoreUnavailableError'
  override readonly code = 'secret_store_unavailable'
}
/** 503 `database_unavailable`: Database unavailable. */
export class DatabaseUnavailableError extends ServerError {
  override readonly name = 'DatabaseUnavailableError'
  override readonly code = 'database_unavailable'
}
/** 503 `overloaded`: Service is overloaded. */
export class OverloadedError extends ServerError {
  override readonly name = 'OverloadedError'
  override readonly code = 'overloaded'
}
/** 503 `starting`: Service is starting. */
export class StartingError extends ServerError {
  override readonly name = 'StartingError'
  override readonly code = 'starting'
}
/** 503 `shutting_down`: Service is shutting down. */
export class ShuttingDownError extends ServerError {
  override readonly name = 'ShuttingDownError'
  override readonly code = 'shutting_down'
}

/**
 * The class of each code. The compiler asks for a line a code of the contract.
 *
 * @example
 * const { code } = await semmai.operations.get('nothing').catch((thrown) => thrown)
 * console.log(code, PROBLEM_ERRORS[code] === OperationNotFoundError) // operation_not_found true
 */
export const PROBLEM_ERRORS = {
  invalid_json: InvalidJsonError,
  invalid_request: InvalidRequestError,
  unknown_field: UnknownFieldError,
  text_too_long: TextTooLongError,
  essay_too_long: EssayTooLongError,
  unsupported_language: UnsupportedLanguageError,
  invalid_character: InvalidCharacterError,
  invalid_credential_format: InvalidCredentialFormatError,
  idempotency_key_invalid: IdempotencyKeyInvalidError,
  missing_token: MissingTokenError,
  invalid_token: InvalidTokenError,
  token_expired: TokenExpiredError,
  insufficient_role: InsufficientRoleError,
  tenant_blocked: TenantBlockedError,
  tenant_not_open: TenantNotOpenError,
  network_not_allowed: NetworkNotAllowedError,
  access_tokens_off: AccessTokensOffError,
  webhooks_off: WebhooksOffError,
  route_not_found: RouteNotFoundError,
  operation_not_found: OperationNotFoundError,
  integration_not_found: IntegrationNotFoundError,
  provider_not_found: ProviderNotFoundError,
  access_token_not_found: AccessTokenNotFoundError,
  webhook_not_found: WebhookNotFoundError,
  tenant_not_found: TenantNotFoundError,
  method_not_allowed: MethodNotAllowedError,
  request_timeout: RequestTimeoutError,
  operation_terminal: OperationTerminalError,
  tenant_exists: TenantExistsError,
  issuer_exists: IssuerExistsError,
  onboarding_state_conflict: OnboardingStateConflictError,
  credential_already_exists: CredentialAlreadyExistsError,
  credential_not_configured: CredentialNotConfiguredError,
  credential_missing: CredentialMissingError,
  credential_lost: CredentialLostError,
  credential_changed: CredentialChangedError,
  certification_precondition_failed: CertificationPreconditionFailedError,
  too_many_access_tokens: TooManyAccessTokensError,
  too_many_webhooks: TooManyWebhooksError,
  idempotency_in_progress: IdempotencyInProgressError,
  route_retired: RouteRetiredError,
  operation_expired: OperationExpiredError,
  body_too_large: BodyTooLargeError,
  unsupported_media_type: UnsupportedMediaTypeError,
  idempotency_key_reused: IdempotencyKeyReusedError,
  rate_limited: RateLimitedError,
  too_many_operations: TooManyOperationsError,
  headers_too_large: HeadersTooLargeError,
  internal: InternalError,
  provider_auth_failed: ProviderAuthFailedError,
  provider_bad_response: ProviderBadResponseError,
  provider_refused: ProviderRefusedError,
  provider_quota_exceeded: ProviderQuotaExceededError,
  provider_rate_limited: ProviderRateLimitedError,
  provider_unreachable: ProviderUnreachableError,
  provider_timeout: ProviderTimeoutError,
  identity_provider_unavailable: IdentityProviderUnavailableError,
  secret_store_unavailable: SecretStoreUnavailableError,
  database_unavailable: DatabaseUnavailableError,
  overloaded: OverloadedError,
  starting: StartingError,
  shutting_down: ShuttingDownError,
} as const satisfies { readonly [Code in ProblemCode]: { prototype: { readonly code: Code } } }
