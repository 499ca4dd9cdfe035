// Without zod, for the pages of the site.

import type { Antrean } from './antrean.ts'

export const statusAntrean = ['menunggu', 'dipanggil', 'dilewati', 'selesai'] as const
export type StatusAntrean = (typeof statusAntrean)[number]

/** `A012` */
export const formatNomor = (huruf: string, nomor: number): string => huruf + String(nomor).padStart(3, '0')

type Loket = Antrean['loket'][number]

/** Whether a counter calls numbers of this letter; without letters it calls all. */
export const serves = ({ huruf }: Pick<Loket, 'huruf'>, letter: string): boolean =>
	huruf === '' || huruf.includes(letter)

export type Giliran =
	/** `sebelum`: numbers that these counters call earlier. */
	| { status: 'menunggu'; sebelum: number; loket: Loket[] }
	| { status: 'dipanggil'; loket: Loket }
	| { status: 'dilewati' | 'selesai' }

/** Where a number is in the queue. */
export function giliranOf({ loket, menunggu, dilewati }: Antrean, nomor: string): Giliran {
	const calling = loket.find(({ dipanggil }) => dipanggil?.nomor === nomor)
	if (calling) return { status: 'dipanggil', loket: calling }
	if (dilewati.includes(nomor)) return { status: 'dilewati' }
	const place = menunggu.indexOf(nomor)
	if (place < 0) return { status: 'selesai' }
	const own = loket.filter((each) => serves(each, nomor.charAt(0)))
	const sebelum = menunggu.slice(0, place).filter((each) => own.some((counter) => serves(counter, each.charAt(0))))
	return { status: 'menunggu', sebelum: sebelum.length, loket: own }
}
