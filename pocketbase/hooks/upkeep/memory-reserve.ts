/** In bytes; twice as much memory as the engines take while lists change. */
const reserveLength = 64 * 1024 * 1024

/** Filled once, in the engine that ran the start, which stays as long as PocketBase runs. */
const reserved: ArrayBuffer[] = []

/**
 * Allocates memory that is never touched, so the machine provides none. Go's collector runs when the memory has doubled, and
 * walks through all engines each time; beside the reserve it runs half as often while lists change. Go's setting for that
 * (GOGC) would also enlarge the memory of each reader.
 */
export function reserveMemory(): void {
  reserved.push(new ArrayBuffer(reserveLength))
}
