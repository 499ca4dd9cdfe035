// Without zod, for the start page of the staff app.

import { hasPermission, type Izin } from './permissions.ts'

/** The kinds of lists whose changes open pages hear of, named as in the permission table. */
export const jenisPeristiwa = ['reservasi', 'komentar', 'antrean', 'draf-wa'] as const
export type JenisPeristiwa = (typeof jenisPeristiwa)[number]

/** The data of one event: this kind of list has changed. It never holds anything of a patient. */
export interface Peristiwa {
	jenis: JenisPeristiwa
}

/** The first event of a stream, with the number to resume from. */
export const PERISTIWA_MULAI = 'mulai'
/** The last event of a stream whose session has ended. */
export const PERISTIWA_SESI_BERAKHIR = 'sesi-berakhir'

/** A request with this header was sent by a page that nobody uses; it does not make the session last longer. */
export const LATAR_HEADER = 'x-latar-belakang'

export const visiblePeristiwa = (izin: readonly Izin[]): JenisPeristiwa[] =>
	jenisPeristiwa.filter((jenis) => hasPermission(izin, jenis, 'lihat'))
