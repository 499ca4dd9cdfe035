import { birthDigits, isNik, type Sex } from '../contract/pasien/nik.ts'
import type { KtpValue } from './ktp-read.ts'
import type { ShapeReading } from './read-ocr-a.ts'
import { byFrequency } from './vote.ts'

export interface NikReadings {
	shapes: ShapeReading | undefined
	/** The network's readings of the line, at several sizes. */
	texts: string[]
	/** The birth date that is printed below on the card. */
	tanggalLahir: string | undefined
	sex: Sex | undefined
}

/** Digits with a smaller margin are doubtful. */
const CERTAIN = 0.1
const SHAPE_VOTES = 3
const BIRTH = { start: 6, end: 12 }

/**
 * The NIK that most readings agree on, digit by digit. It is doubtful without sixteen digits, with unclear shapes, or
 * when it contradicts the printed birth date or sex.
 */
export function settleNik({ shapes, texts, tanggalLahir, sex }: NikReadings): KtpValue | undefined {
	const isCertain = shapes !== undefined && shapes.certainty >= CERTAIN
	const whole = texts.filter(isNik)
	const voters = [...(shapes ? Array<string>(isCertain ? SHAPE_VOTES : 1).fill(shapes.digits) : []), ...whole]
	if (!voters.length) {
		const longest = texts.toSorted((a, b) => b.length - a.length)[0]
		return longest ? { value: longest.slice(0, 16), isDoubtful: true } : undefined
	}
	/** By position: the digits that were read there, the most frequent first. */
	const digits = Array.from({ length: 16 }, (_, place) => {
		const groups = byFrequency(voters, (nik) => nik.charAt(place))
		return groups.map(([nik = '']) => nik.charAt(place))
	})
	const nik = digits.map(([first]) => first).join('')
	// The network makes the same mistakes at every size, so its readings alone stay doubtful.
	const isBacked = shapes?.digits === nik && (isCertain || whole.filter((text) => text === nik).length > 1)
	if (!tanggalLahir || !sex) return { value: nik, isDoubtful: true }

	const printed = birthDigits(tanggalLahir, sex)
	if (nik.slice(BIRTH.start, BIRTH.end) === printed) return { value: nik, isDoubtful: !isBacked }
	const isSeen = [...printed].every((digit, index) => digits[BIRTH.start + index]?.includes(digit))
	const mended = nik.slice(0, BIRTH.start) + printed + nik.slice(BIRTH.end)
	return { value: isSeen ? mended : nik, isDoubtful: true }
}
