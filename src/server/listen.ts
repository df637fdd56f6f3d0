import { createServer, type Server } from 'node:http'
import { Problem } from '../settings/problem.ts'

type PortVariable = 'PORT' | 'METRICS_PORT' | 'POCKETBASE_PORT'

/** Loopback address, on which only this machine can reach a server. */
const loopback = '127.0.0.1'

/**
 * Starts listening and returns the port.
 *
 * @param host an address of this machine; all of them by default
 * @param variable the setting that holds the port, which the error names
 * @throws Problem if the port is taken or needs more rights
 */
export function listen(
  server: Server,
  port: number,
  host?: string,
  variable: PortVariable = 'PORT',
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portProblem(error, port, variable)))
    server.listen({ port, host }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Refuses a taken port at once, before minutes go into a start that would fail. */
export async function refuseTakenPort(port: number, variable: PortVariable = 'PORT'): Promise<void> {
  const server = createServer()
  await listen(server, port, variable === 'PORT' ? undefined : loopback, variable)
  await new Promise((resolve) => server.close(resolve))
}

function portProblem(error: NodeJS.ErrnoException, port: number, variable: PortVariable): Error {
  const advice = `end what uses it, or choose another one with ${variable}, as in ${variable}=4322 npm start.`
  switch (error.code) {
    case 'EADDRINUSE':
      return new Problem(`Port ${port} is taken: ${advice}`)
    case 'EACCES':
      return new Problem(
        `Port ${port} needs rights that this user has not: choose one from 1024 up with ${variable}.`,
      )
    default:
      return error
  }
}
