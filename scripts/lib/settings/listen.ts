import { createServer, type Server } from 'node:http'
import { Problem } from '../problem.ts'

const defaultPort = 4321

type PortVariable = 'PORT' | 'METRICS_PORT'

/**
 * The port the site is served on: PORT, else 4321; 0 lets the system choose.
 *
 * @throws Problem when PORT is no port
 */
export function wantedPort(): number {
  return portIn('PORT') ?? defaultPort
}

/** @throws Problem when METRICS_PORT is no port; undefined when nobody wants metrics */
export function wantedMetricsPort(): number | undefined {
  return portIn('METRICS_PORT')
}

function portIn(variable: PortVariable): number | undefined {
  const given = process.env[variable]
  if (!given) return undefined
  const port = Number(given)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Problem(
    `${variable} is '${given}', which is no port: set it to a number up to 65535, or leave it out.`,
  )
}

/**
 * Where the site listens: HOST, else everywhere; with a proxy in front that is trusted, where that alone can reach it, for
 * whoever else came there could claim any address.
 */
export function wantedHost(isProxyTrusted: boolean): string | undefined {
  return process.env.HOST || (isProxyTrusted ? '127.0.0.1' : undefined)
}

/**
 * Starts listening and returns the port.
 *
 * @param host an address of this machine; all of them by default
 * @param variable where the port was set
 * @throws Problem when somebody else has the port, or it is not ours to have
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

/** Says so at once when the port is taken, before minutes go into what would end in the same. */
export async function refuseTakenPort(port: number): Promise<void> {
  const server = createServer()
  await listen(server, port)
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
