import type { ArchiveRecord } from './archive-records.ts'
import type { Table } from './archive-tables.ts'

/** What an archive without patients holds of content that names persons who are not public. */
export const withoutPersons: Partial<Record<Table, (records: ArchiveRecord[]) => ArchiveRecord[]>> = {
	artikelKomentar: withoutNames,
	// Why a doctor is away, unless visitors see it.
	jadwalPengecualian: (records) => records.map((each) => (each.alasanTampil ? each : { ...each, alasan: '' })),
	// Addresses of staff.
	notifikasi: (records) => records.map(({ reservasiAlamat: _, komentarAlamat: __, ...settings }) => settings),
}

/** Approved comments without the names of visitors. The import calls them PENULIS. */
function withoutNames(comments: ArchiveRecord[]): ArchiveRecord[] {
	const approved = comments.filter(({ allowStatus }) => allowStatus === 'diizinkan')
	const ids = new Set(approved.map(({ id }) => id))
	return approved
		.filter(({ komenParentId }) => komenParentId === null || ids.has(komenParentId))
		.map(({ nama, ...comment }) => (comment.dariRs ? { nama, ...comment } : comment))
}

/** Who wrote a comment whose name is not in the archive. */
export const PENULIS = 'Pengunjung'
