import type { Khanza } from './connect-khanza.ts'

export interface Kolom {
	nama: string
	/** In characters; null where it has no text. */
	panjang: number | null
	charset: string | null
	/** Whether an INSERT must name it. */
	wajib: boolean
}

/** The columns that this account can see, by the lower-case name of their table. */
export async function readColumns(khanza: Khanza, tabel: readonly string[]): Promise<Map<string, Kolom[]>> {
	const rows = await khanza.execute<Omit<Kolom, 'wajib'> & { tabel: string; wajib: number }>(
		`SELECT TABLE_NAME AS tabel, COLUMN_NAME AS nama, CHARACTER_MAXIMUM_LENGTH AS panjang, CHARACTER_SET_NAME AS charset,
			IS_NULLABLE = 'NO' AND COLUMN_DEFAULT IS NULL AND EXTRA NOT LIKE '%auto_increment%' AS wajib
		FROM information_schema.COLUMNS
		WHERE TABLE_SCHEMA = DATABASE() AND LOWER(TABLE_NAME) IN (${tabel.map(() => '?').join(', ')})`,
		[...tabel],
	)
	const columns = rows.map((row) => ({
		tabel: row.tabel.toLowerCase(),
		nama: row.nama.toLowerCase(),
		panjang: row.panjang === null ? null : Number(row.panjang),
		charset: row.charset,
		wajib: Number(row.wajib) === 1,
	}))
	return Map.groupBy(columns, (column) => column.tabel)
}

/** What is missing, in words, one sentence per table. */
export function missingColumns(found: Map<string, Kolom[]>, needed: Record<string, readonly string[]>): string[] {
	return Object.entries(needed).flatMap(([tabel, kolom]) => {
		const columns = found.get(tabel)
		if (!columns) return [`Tabel ${tabel} tidak ada, atau akun ini tidak boleh membacanya.`]
		const missing = kolom.filter((nama) => !columns.some((column) => column.nama === nama))
		return missing.length > 0
			? [`Tabel ${tabel} tidak memiliki kolom ${missing.join(', ')}, atau akun ini tidak boleh membacanya.`]
			: []
	})
}
