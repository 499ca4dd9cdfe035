import { statfs } from 'node:fs/promises'

export type FreeDisk = ReturnType<typeof watchFreeDisk>

const MB = 1024 * 1024
/** Between two looks at the disk. */
const EVERY_MS = 10_000

interface FreeDiskOptions {
	/** Folders on the disks that are watched. */
	folders: string[]
	/** 0 turns the watch off. */
	minMb: number
	now?: () => number
	freeBytes?: (folder: string) => Promise<number>
}

/** Watches the space that is left on the disks of the data. */
export function watchFreeDisk({ folders, minMb, now = Date.now, freeBytes = readFreeBytes }: FreeDiskOptions) {
	let seenAt = Number.NEGATIVE_INFINITY
	let seen: Promise<number> = Promise.resolve(Number.POSITIVE_INFINITY)
	const look = async () => {
		// A disk that cannot be asked is not called full.
		const free = await Promise.all(folders.map((folder) => freeBytes(folder).catch(() => Number.POSITIVE_INFINITY)))
		return Math.min(...free)
	}
	const lookAgain = () => {
		if (Math.abs(now() - seenAt) >= EVERY_MS) {
			seenAt = now()
			seen = look()
		}
		return seen
	}
	return {
		/** The free megabytes while there are fewer than the bound, else null. */
		async low(): Promise<number | null> {
			const freeMb = Math.floor((await lookAgain()) / MB)
			return freeMb < minMb ? freeMb : null
		},
		/** Of the fullest disk; infinite if none can be asked. */
		freeBytes: lookAgain,
	}
}

async function readFreeBytes(folder: string): Promise<number> {
	const { bavail, bsize } = await statfs(folder)
	return bavail * bsize
}
