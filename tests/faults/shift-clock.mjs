// Loaded into a server before anything else: its clock then goes wrong by as many milliseconds as the file says,
// whenever it is told to look (SIGUSR2).
import { readFileSync } from 'node:fs'

const RealDate = Date
let shift = 0
globalThis.Date = class extends RealDate {
	/** @param {ConstructorParameters<typeof RealDate>} given */
	constructor(...given) {
		if (given.length > 0) super(...given)
		else super(RealDate.now() + shift)
	}
	static now() {
		return RealDate.now() + shift
	}
}
process.on('SIGUSR2', () => {
	shift = Number(readFileSync(new URL(import.meta.url).searchParams.get('file') ?? '', 'utf8'))
})
