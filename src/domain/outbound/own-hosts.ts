import { endpointLength } from './endpoint.ts'

/** Hosts of the operator's own network to which webhooks may go: 'casa.lan', '192.168.1.7', '10.0.0.0/8'. */
export type OwnHosts = readonly string[]

const hostName = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/
const ipv6 = /^\[[\da-f:]{2,39}\]$/
const onlyDigitsLast = /(?:^|\.)(?:\d+|0x[\da-f]*)$/

const ownEndpoint = /^(https?):\/\/([a-z\d.-]+|\[[\da-f:]+\])(?::([1-9]\d{0,4}))?\/[!-[\]-~]*$/
const highestPort = 65_535
const bitsOfAddress = 32

/** Parses hosts, separated by commas; returns undefined if one of them is none. */
export function readOwnHosts(text: string): OwnHosts | undefined {
  const hosts = text
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '')
  return hosts.length > 0 && hosts.every(isHostOrNetwork) ? hosts : undefined
}

function isHostOrNetwork(text: string): boolean {
  const [address = '', prefix] = text.split('/')
  if (prefix !== undefined)
    return ipv4.test(address) && /^(?:[12]?\d|3[0-2])$/.test(prefix) && text === `${address}/${prefix}`
  return ipv4.test(text) || ipv6.test(text) || isName(text)
}

/** A last part of digits would be read as an IPv4 address in another spelling. */
function isName(text: string): boolean {
  return hostName.test(text) && !onlyDigitsLast.test(text)
}

/** True if a value is the address of a program on one of these hosts, by HTTPS or HTTP, with any port. */
export function isOwnEndpoint(value: unknown, hosts: OwnHosts): value is string {
  if (typeof value !== 'string' || value.length > endpointLength) return false
  const [, , host = '', port = '1'] = ownEndpoint.exec(value) ?? []
  if (Number(port) > highestPort) return false
  return hosts.some((one) => one === host || isInNetwork(host, one))
}

function isInNetwork(host: string, network: string): boolean {
  const [start = '', prefix] = network.split('/')
  if (prefix === undefined || !ipv4.test(host)) return false
  const size = 2 ** (bitsOfAddress - Number(prefix))
  return Math.floor(numberOf(host) / size) === Math.floor(numberOf(start) / size)
}

function numberOf(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
}
