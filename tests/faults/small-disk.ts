import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
	folder: string
	fill(): void
	free(): void
	remount(how: 'ro' | 'rw'): void
	remove(): void
}

/** A disk of our own, which others may look into; null where we may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-disk-'))
	const filler = join(folder, 'filler')
	try {
		quietly('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'tmpfs', folder)
	} catch {
		rmSync(folder, { recursive: true })
		return null
	}
	return {
		folder,
		fill: () => fillUp(filler),
		free: () => rmSync(filler, { force: true }),
		remount: (how) => quietly('mount', '-o', `remount,${how}`, folder),
		remove() {
			quietly('umount', '--lazy', folder)
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

export function quietly(program: string, ...args: string[]): void {
	execFileSync(program, args, { stdio: 'ignore' })
}

function fillUp(file: string) {
	const descriptor = openSync(file, 'w')
	try {
		for (const size of [64 * 1024, 4096]) {
			try {
				while (true) writeSync(descriptor, Buffer.alloc(size))
			} catch {}
		}
	} finally {
		closeSync(descriptor)
	}
}
