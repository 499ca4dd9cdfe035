import type { Merek } from './merek.ts'

/** The files below `/merek`, drawn from the brand. */
export type MerekFile =
	| 'gaya.css'
	| 'favicon.png'
	| 'ikon-192.png'
	| 'ikon-512.png'
	| 'ikon-maskable-512.png'
	| 'apple-touch-icon.png'
	| 'siluet.webp'

/** The address of a file; it may be cached for good. */
export const merekAddress = (file: MerekFile, { versi }: Pick<Merek, 'versi'>) => `/merek/${file}?v=${versi}`

/** Whether the brand has a style sheet: site.css has the default colours. */
export const hasOwnColours = ({ warnaUtama, warnaPendamping }: Pick<Merek, 'warnaUtama' | 'warnaPendamping'>) =>
	warnaUtama !== null || warnaPendamping !== null
