import type { NetworkMode } from '@semmai/contract'
import ipaddr from 'ipaddr.js'
import { Problem } from '../../problem.ts'

/** What is wrong with a network in CIDR notation; null when nothing is. */
function faultOfCidr(cidr: string): string | null {
  const [address = '', prefix, ...rest] = cidr.split('/')
  if (rest.length > 0 || prefix === undefined || !/^(0|[1-9]\d{0,2})$/.test(prefix)) {
    return 'is not a network such as 203.0.113.0/24 or 2001:db8::/32'
  }
  const isIpv4 = ipaddr.IPv4.isValidFourPartDecimal(address)
  if (!isIpv4 && (!ipaddr.IPv6.isValid(address) || !/^[0-9a-fA-F:.]+$/.test(address))) {
    return 'does not begin with an IPv4 or IPv6 address'
  }
  const bits = Number(prefix)
  const parsed = ipaddr.parse(address)
  if (bits > (isIpv4 ? 32 : 128)) return `has a prefix longer than ${isIpv4 ? 32 : 128}`
  if (parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress())
    return 'is an IPv4-mapped address: write it as IPv4'
  const network = isIpv4
    ? ipaddr.IPv4.networkAddressFromCIDR(cidr).toString()
    : ipaddr.IPv6.networkAddressFromCIDR(cidr).toString()
  if (network !== parsed.toString()) return `names a host in its network: did you mean ${network}/${prefix}`
  return null
}

/** Refuses faulty networks, and a private tenant without any. Throws `invalid_request` naming every faulty entry. */
export function checkNetworks(mode: NetworkMode, cidrs: readonly string[]): void {
  const errors = cidrs.flatMap((cidr, i) => {
    const fault = faultOfCidr(cidr)
    return fault === null
      ? []
      : [{ pointer: `/allowed_cidrs/${i}`, code: 'invalid_cidr', detail: `This ${fault}.` }]
  })
  if (mode === 'private' && cidrs.length === 0) {
    const detail = 'A private tenant needs at least one network in `allowed_cidrs`.'
    errors.push({ pointer: '/allowed_cidrs', code: 'required', detail })
  }
  const [first] = errors
  if (first) throw new Problem('invalid_request', `${first.pointer}: ${first.detail}`, { errors })
}
