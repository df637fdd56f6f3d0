import { Socket } from 'node:net'

/** The handle of the connection, from which a new socket can be made. Node's sockets have it, but their types lack it. */
interface Connected {
  _handle: unknown
}
type MakeSocket = new (options: { handle: unknown }) => Socket

/**
 * Takes a connection away from Node's HTTP server once the head of a response has been sent: data that is written to the
 * returned socket follows the head unchanged. The request, the response and the parser, which take more memory than the
 * connection, can then be garbage-collected. Node does the same with a connection that it sends to another process
 * (`child_process`).
 *
 * @param socket of the response; it closes, and so does the response
 */
export function takeConnection(socket: Socket): Socket {
  // Node's HTTP parser reads from the handle directly until the socket has a 'data' listener.
  socket.on('data', () => {})
  const from = socket as unknown as Connected
  const taken = new (Socket as unknown as MakeSocket)({ handle: from._handle })
  from._handle = null
  socket.destroy()
  return taken
}
