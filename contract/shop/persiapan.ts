interface Paket {
	nama: string
	/** Absent with a provider that has no notes. */
	persiapan?: string
}

/** The preparation notes of a package: its text has one note per line. */
export const persiapanLines = (persiapan = ''): string[] =>
	persiapan
		.split('\n')
		.map((line) => line.trim())
		.filter(Boolean)

/** The packages that have notes, each once. */
export const withPersiapan = <Item extends Paket>(packages: Item[]): Item[] => {
	const noted = packages.filter(({ persiapan }) => persiapanLines(persiapan).length > 0)
	const key = ({ nama, persiapan }: Paket) => `${nama}\n${persiapan}`
	return noted.filter((item, place) => noted.findIndex((other) => key(other) === key(item)) === place)
}

/** One paragraph per package, for print, mail and calendar: `Check-Up Dasar: Berpuasalah 10 jam. Bawalah KTP.` */
export const describePersiapan = (packages: Paket[]): string[] =>
	withPersiapan(packages).map(
		({ nama, persiapan }) => `${nama}: ${persiapanLines(persiapan).map(endSentence).join(' ')}`,
	)

const endSentence = (line: string) => (/[.!?:;]$/.test(line) ? line : `${line}.`)
