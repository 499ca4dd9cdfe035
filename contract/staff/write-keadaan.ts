import { waktuSingkat } from '../tanggal/format-date.ts'
import type { HasilPeriksa, KeadaanSistem } from './keadaan.ts'

const tanda: Record<HasilPeriksa['nilai'], string> = { baik: '✓', perhatian: '!', gagal: '✗' }

/** The state as text, to be printed or sent to somebody who helps. */
export function writeKeadaan({ versi, diperiksaAt, periksa }: KeadaanSistem): string {
	const lines = periksa.flatMap(({ nama, nilai, isi, saran }) => [
		`${tanda[nilai]} ${nama}`,
		...isi.map((line) => `    ${line}`),
		...(saran ? [`    → ${saran}`] : []),
	])
	return [`Keadaan sistem, versi ${versi}, ${waktuSingkat(diperiksaAt)} WIB`, ...lines].join('\n')
}
