/** In bytes; about as much as everything else in Go's memory while lists change. */
const reserveLength = 64 * 1024 * 1024

/** Filled once, in the engine that ran the start, which stays as long as PocketBase runs. */
const reserved: ArrayBuffer[] = []

/**
 * Allocates memory that is never touched, so the machine provides none for it. Go's collector runs when the memory has
 * doubled, and walks through all engines each time; beside the reserve it runs half as often while lists change, and up to
 * 64 MB more wait for it. Go's setting for that (GOGC) would also enlarge the memory of each reader.
 */
export function reserveMemory(): void {
  reserved.push(new ArrayBuffer(reserveLength))
}
