import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { securityHeaders } from './pages/headers.ts'

type ParseError = NodeJS.ErrnoException & { rawPacket?: Buffer }

/** The first line of a request that is valid except for its method. */
const requestLine = /^[!#$%&'*+.^_`|~\w-]+ \S+ HTTP\/1\.[01]\r\n/

/**
 * Browsers open connections before they need them. A response on a connection without a request would be taken for the
 * answer to its first request, so the connection is closed without one; 408 makes a browser repeat its request (RFC 9110,
 * 15.5.9).
 */
export function refuseUnreadable(error: ParseError, socket: Socket): void {
  if (!socket.writable || socket.bytesRead === 0) socket.destroy()
  else endWith(socket, statusFor(error))
}

/** Refuses CONNECT, which Node hands over as a connection, without an answer to fill. */
export function refuseTunnel(_request: IncomingMessage, socket: Socket): void {
  socket.on('error', () => socket.destroy())
  endWith(socket, 405)
  socket.destroySoon()
}

function statusFor({ code, rawPacket }: ParseError): 400 | 405 | 408 {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_INVALID_METHOD' && requestLine.test(rawPacket?.toString('latin1') ?? '') ? 405 : 400
}

function endWith(socket: Socket, status: 400 | 405 | 408): void {
  const headers = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n${headers.join('')}\r\n`)
}
