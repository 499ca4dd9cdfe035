/** The calm tones of the brand: a ground and the colour of its letters. */
const tones = [
	'from-teal-50 to-teal-200 text-teal-800',
	'from-leaf-50 to-leaf-300 text-leaf-700',
	'from-teal-600 to-teal-800 text-teal-50',
	'from-ground to-line text-teal-800',
] as const

/** A person always has the same tone. */
const toneOf = (nama: string) => tones[[...nama].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % tones.length]

/** The portrait of a person without a photo: initials that grow with their box. The name is always beside it. */
export const Monogram = ({ nama, className }: { nama: string; className: string }) => (
	<div
		aria-hidden="true"
		data-placeholder
		className={`select-none overflow-hidden bg-linear-to-br ${toneOf(nama)} ${className}`}
	>
		<svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full">
			<circle cx="82" cy="12" r="46" fill="#fff" opacity=".16" />
			<circle cx="50" cy="132" r="66" fill="currentColor" opacity=".1" />
			<text x="50" y="50" dy=".35em" textAnchor="middle" fontSize="34" fontWeight="700" fill="currentColor">
				{initialsOf(nama)}
			</text>
		</svg>
	</div>
)

/** Words before a name that are no part of it. */
const TITLE = /^(dr|drg|prof|h|hj|ir|apt|ns|tn|ny|bapak|bpk|ibu)\.?$/i

/**
 * The initials of a name without its titles: those of the first and of the last word.
 *
 * @example
 * initialsOf('dr. Anindya Prameswari, Sp.A') // 'AP'
 */
export function initialsOf(nama: string): string {
	const words = nama.replace(/,.*/s, '').match(/[\p{L}\p{N}][\p{L}\p{N}.'’-]*/gu) ?? []
	const names = words.filter((word) => !TITLE.test(word))
	const [first = '', last = ''] = [names[0] ?? words[0], names.length > 1 ? names.at(-1) : '']
	return [first, last]
		.map((word) => [...word].slice(0, 1).join(''))
		.join('')
		.toUpperCase()
}
