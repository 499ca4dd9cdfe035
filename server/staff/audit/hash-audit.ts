import { createHash } from 'node:crypto'

export interface ChainedEntry {
	urutan: number
	/** The hash of the entry before this one; empty for the first. */
	hashSebelum: string
	id: string
	stafId: string | null
	stafNama: string
	aksi: string
	sumber: string
	sumberId: string
	label: string
	sebelum: string | null
	sesudah: string | null
	createdAt: number
}

/** The hash of an audit entry: its content, its place and the entry before it. */
export function hashAudit(entry: ChainedEntry): string {
	const { urutan, hashSebelum, id, stafId, stafNama, aksi, sumber, sumberId, label, sebelum, sesudah } = entry
	const content = [urutan, hashSebelum, id, stafId, stafNama, aksi, sumber, sumberId, label, sebelum, sesudah]
	return createHash('sha256')
		.update(JSON.stringify([...content, entry.createdAt]))
		.digest('hex')
}
