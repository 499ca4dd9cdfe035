import { calls } from '../../contract/calls.ts'
import { KODE_ALPHABET } from '../../contract/reservasi/kode-alphabet.ts'
import { newSecretId } from '../../server/ids/new-id.ts'
import { newKode } from '../../server/reservasi/new-kode.ts'
import type { SeededRandom } from '../faults/seeded-random.ts'
import type { Answer } from '../support/send-request.ts'
import { spoiledRequest } from './api/spoil-request.ts'
import type { Kind } from './attack.ts'

/** What a guess has to hit, in bits. */
export const kodeBits = 15 * Math.log2(KODE_ALPHABET.length)
export const tokenBits = 128

/** Codes of reservations and for another phone, made up or nearly right: all alike, found nowhere. */
export const guessedCodes: Kind = {
	name: 'guessed codes',
	share: 0.1,
	async *attacks({ victims }, random) {
		const first = new Map<string, string>()
		const alike = (name: string) => (answer: Answer) => {
			const seen = JSON.stringify([answer.status, answer.text])
			if (answer.status !== 404 && answer.status !== 400) return `answered ${answer.status}`
			const known = first.get(`${name} ${answer.status}`) ?? seen
			first.set(`${name} ${answer.status}`, known)
			return known === seen ? null : 'another answer than to other guesses'
		}
		while (true) {
			const { kode, token, memberId } = random.pick(victims)
			const nearly = random.pick([newKode, () => oneWrong(kode, random), () => kode.slice(0, -1), () => `${kode}A`])
			const kodeGuess = random.pick([
				nearly,
				() => kode.replace(/.$/, '%'),
				() => memberId,
				() => '%',
				() => '_'.repeat(17),
			])
			yield {
				request: spoiledRequest(calls.getReservasiByKode, { params: { kode: kodeGuess() } }, {}),
				judge: alike('kode'),
			}
			const tokenGuess = random.pick([
				newSecretId(),
				oneWrong(token, random),
				token.toUpperCase(),
				token.slice(1),
				'%',
				'*',
			])
			if (tokenGuess !== token)
				yield {
					request: spoiledRequest(calls.usePindah, { body: { token: tokenGuess } }, {}),
					judge: alike('token'),
				}
		}
	},
}

function oneWrong(code: string, random: SeededRandom): string {
	const place = random.below(code.length)
	const wrong = [...'23456789abcdef'].filter((letter) => letter !== code[place]?.toLowerCase())
	return code.slice(0, place) + random.pick(wrong) + code.slice(place + 1)
}
