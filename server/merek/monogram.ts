import { ownWords } from '../../contract/merek/merek-nama.ts'
import { letterOutlines } from './letter-outlines.ts'

const SIDE = 64
const CAP_HEIGHT = 74.5
/** The largest size of the letters. */
const LETTERS = { width: 44, height: 30 }

/** Up to two initials: `RS Harapan Bunda` is `HB`. */
export function initialsOf(nama: string): string {
	const plain = (word: string) => word.normalize('NFD').replace(/[^A-Za-z0-9]/g, '')
	const letters = ownWords(nama).flatMap((word) => plain(word).slice(0, 1))
	return letters.slice(0, 2).join('').toUpperCase() || 'RS'
}

/** The initials as an SVG, on a rounded square of that colour or without one. */
export function monogram(nama: string, ground: string | null): string {
	const letters = [...initialsOf(nama)].flatMap((letter) => {
		const [, width, path] = /^([\d.]+) (.+)$/.exec(letterOutlines[letter] ?? '') ?? []
		return path ? [{ width: Number(width), path }] : []
	})
	const width = letters.reduce((sum, letter) => sum + letter.width, 0)
	const scale = Math.min(LETTERS.width / width, LETTERS.height / CAP_HEIGHT)
	let x = (SIDE - width * scale) / 2
	const y = (SIDE + CAP_HEIGHT * scale) / 2
	const paths = letters.map((letter) => {
		const path = `<path transform="translate(${x} ${y}) scale(${scale})" d="${letter.path}"/>`
		x += letter.width * scale
		return path
	})
	const square = ground ? `<rect width="64" height="64" rx="18" fill="${ground}"/>` : ''
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${square}<g fill="#fff">${paths.join('')}</g></svg>`
}
