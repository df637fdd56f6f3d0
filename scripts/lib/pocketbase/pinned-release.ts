/** The newest release that builds with Go 1.25; the go.mod in pocketbase/build names the same. */
export const pocketBaseVersion = '0.39.11'

export interface Release {
  /** File name below the download address. */
  fileName: string
  /** Hash of the zip, in hexadecimal. */
  sha256: string
}

/** The releases by Node's platform and processor, with the sums of the release's own checksums.txt. */
const releases: Readonly<Record<string, Release>> = {
  'linux-x64': release('linux_amd64', '08b9fcda0d5fd42cb315dc15a36dfa121c993855bd635f01d347c31b4328ec34'),
  'linux-arm64': release('linux_arm64', '8c785618840df7ebba795fdf4eba33a5fed64ac5307ad8023b955b4ebb82048b'),
  'darwin-x64': release('darwin_amd64', '888892fe5fe64cea4a1441937671e191b32ed8f322fa09d3d7b3ca2fc1d7be29'),
  'darwin-arm64': release('darwin_arm64', '9da6fbe11e82c5b1704e56f7457b24682e01c510206c29b798a458119fa2be20'),
}

function release(target: string, sha256: string): Release {
  return { fileName: `pocketbase_${pocketBaseVersion}_${target}.zip`, sha256 }
}

/** The official address of this release. */
export const officialDownloadUrl = `https://github.com/pocketbase/pocketbase/releases/download/v${pocketBaseVersion}`

/** The release for a machine; undefined when no checksum is pinned, so that it has to build from source. */
export function releaseFor(platform: NodeJS.Platform, processor: string): Release | undefined {
  return releases[`${platform}-${processor}`]
}
