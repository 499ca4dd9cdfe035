/** From the youngest to the oldest person. */
const ANY_AGE = { usiaMin: 0, usiaMax: 120 }

const words: [RegExp, { usiaMin: number; usiaMax: number }][] = [
	[/bayi/i, { usiaMin: 0, usiaMax: 1 }],
	[/balita/i, { usiaMin: 1, usiaMax: 5 }],
	[/anak/i, { usiaMin: 1, usiaMax: 12 }],
	[/remaja/i, { usiaMin: 13, usiaMax: 17 }],
	[/dewasa/i, { usiaMin: 18, usiaMax: 59 }],
	[/lansia|lanjut usia/i, { usiaMin: 60, usiaMax: ANY_AGE.usiaMax }],
]

/** The whole years that an age group means: numbers in its name count first, then its words. */
export function agesOf(nama: string): { usiaMin: number; usiaMax: number } {
	const numbers = (nama.match(/\d+/g) ?? []).map(Number)
	const [first, second] = numbers
	if (first !== undefined && second !== undefined && second >= first) return { usiaMin: first, usiaMax: second }
	if (first !== undefined) {
		const isUpTo = /<|≤|\b(di ?bawah|sampai|hingga|s\/d|maks)/i.test(nama)
		return isUpTo ? { usiaMin: 0, usiaMax: first } : { usiaMin: first, usiaMax: ANY_AGE.usiaMax }
	}
	const found = words.filter(([word]) => word.test(nama)).map(([, ages]) => ages)
	if (found.length === 0) return ANY_AGE
	return {
		usiaMin: Math.min(...found.map(({ usiaMin }) => usiaMin)),
		usiaMax: Math.max(...found.map(({ usiaMax }) => usiaMax)),
	}
}
