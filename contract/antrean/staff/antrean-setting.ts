import { z } from 'zod'
import { idRujukan, teks, teksWajib } from '../../staff/inputs.ts'
import { penanda } from '../../staff/site-inputs.ts'

const MAX_LOKET = 12
const MAX_TIPE = 26

const huruf = z
	.string('Isi satu huruf.')
	.trim()
	.toUpperCase()
	.regex(/^[A-Z]$/, 'Isi satu huruf, A sampai Z.')

/** The letters in what was typed, each once: `a, b` is `AB`. */
const beberapaHuruf = teks(60).transform((text) => [...new Set(text.toUpperCase().match(/[A-Z]/g))].join(''))

const isOnce = (values: string[]) => new Set(values).size === values.length

/** How numbers are given, and the counters that call them. */
export const antreanSettingInput = z
	.object({
		pakaiNomor: penanda,
		/** The letter is that of the package's type, or of the counter with the fewest people waiting. */
		cara: z.enum(['tipe', 'loket']).default('tipe'),
		/** The letter where nothing else gives one. */
		hurufUmum: huruf.default('A'),
		/** Without one there is a single counter, see server/antrean/read-antrean.ts. */
		loket: z
			.array(z.object({ nama: teksWajib(30), tempat: teks(80).default(''), huruf: beberapaHuruf.default('') }))
			.max(MAX_LOKET, `Paling banyak ${MAX_LOKET} loket.`)
			.refine((rows) => isOnce(rows.map(({ nama }) => nama)), 'Setiap loket perlu nama yang berbeda.')
			.default([]),
		tipe: z
			.array(z.object({ tipeId: idRujukan, huruf }))
			.max(MAX_TIPE)
			.refine((rows) => isOnce(rows.map(({ tipeId }) => tipeId)), 'Setiap tipe hanya satu huruf.')
			.default([]),
	})
	.refine(
		({ hurufUmum, tipe, loket }) =>
			[hurufUmum, ...tipe.map((row) => row.huruf)].every(
				(letter) => loket.length === 0 || loket.some((row) => row.huruf === '' || row.huruf.includes(letter)),
			),
		{ path: ['loket'], message: 'Setiap huruf perlu loket yang memanggilnya.' },
	)
export type AntreanSetting = z.infer<typeof antreanSettingInput>
