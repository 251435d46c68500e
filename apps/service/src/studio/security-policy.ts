/**
 * The content security policy of a page of the studio: what the service itself serves, and calls to these origins.
 * `nonce` allows the style sheet that the editor writes.
 */
export function securityPolicy(connectOrigins: readonly string[], nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "worker-src 'self'",
    `connect-src ${["'self'", ...connectOrigins].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
