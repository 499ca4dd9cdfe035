import type { Panduan } from '../../contract/staff/panduan.ts'

export const gambarContohText = (counts: Panduan['gambarContoh']) =>
	`${counts.reduce((sum, { jumlah }) => sum + jumlah, 0)} gambar masih contoh`
