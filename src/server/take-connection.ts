import { Socket } from 'node:net'

/** Node's sockets have it, and its types leave it out: the connection itself, of which a socket can be made. */
interface Connected {
  _handle: unknown
}
type MakeSocket = new (options: { handle: unknown }) => Socket

/**
 * Takes a connection away from Node's HTTP server once the head of an answer has been sent: what is written to the socket
 * that it returns follows the head as it is. The request, the answer and the parser are let go, which take more memory than
 * the connection does. Node does the same to a connection that it sends to another process (`child_process`).
 *
 * @param socket the answer's; it closes, and so the answer does
 */
export function takeConnection(socket: Socket): Socket {
  // The parser reads the connection itself until somebody listens.
  socket.on('data', () => {})
  const from = socket as unknown as Connected
  const taken = new (Socket as unknown as MakeSocket)({ handle: from._handle })
  from._handle = null
  socket.destroy()
  return taken
}
