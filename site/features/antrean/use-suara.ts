import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Antrean } from '../../../contract/antrean/antrean.ts'
import { readStorage, writeStorage } from '../../lib/browser/browser-storage.ts'

/** This television speaks, after a reload and a power cut too. */
const KEY = 'suara-antrean'

const findVoice = () => window.speechSynthesis?.getVoices().find(({ lang }) => /^id\b/i.test(lang))

/** Browsers load their voices some time after the page. */
function onVoices(changed: () => void) {
	window.speechSynthesis?.addEventListener('voiceschanged', changed)
	return () => window.speechSynthesis?.removeEventListener('voiceschanged', changed)
}

function say(text: string, onStart?: () => void): void {
	const utterance = new SpeechSynthesisUtterance(text)
	utterance.lang = 'id-ID'
	utterance.voice = findVoice() ?? null
	utterance.onstart = () => onStart?.()
	window.speechSynthesis.speak(utterance)
}

const MENYALA = 'Suara antrean menyala.'

/** `Nomor antrean A 12, silakan ke Loket 1.` Without its zeros a number is read as one. */
const kalimatPanggilan = (nomor: string, loket: string): string =>
	`Nomor antrean ${nomor.charAt(0)} ${Number(nomor.slice(1))}, silakan ke ${loket}.`

/**
 * Speaks new calls with the browser's own Indonesian voice. Most browsers stay silent after a load until somebody
 * presses the page: `needsPress` says that the sound is on and has not been heard yet.
 */
export function useSuara(antrean: Antrean | null) {
	const hasVoice = useSyncExternalStore(
		onVoices,
		() => findVoice() !== undefined,
		() => false,
	)
	const [isOn, setOn] = useState(false)
	const [needsPress, setNeedsPress] = useState(false)
	const heard = () => setNeedsPress(false)
	const known = useRef<Set<string>>(null)

	const announce = useEffectEvent(({ loket }: Antrean) => {
		const calls = loket
			.flatMap(({ nama, dipanggil }) =>
				dipanggil ? [{ nama, ...dipanggil, key: `${dipanggil.nomor} ${dipanggil.pada}` }] : [],
			)
			.toSorted((a, b) => a.pada - b.pada)
		const before = known.current
		known.current = new Set(calls.map(({ key }) => key))
		if (!before || !isOn) return
		for (const { key, nomor, nama } of calls) if (!before.has(key)) say(kalimatPanggilan(nomor, nama), heard)
	})
	useEffect(() => {
		if (antrean) announce(antrean)
	}, [antrean])

	useEffect(() => {
		if (!hasVoice || readStorage('localStorage', KEY) !== '1') return
		setOn(true)
		setNeedsPress(true)
		say(MENYALA, () => setNeedsPress(false))
	}, [hasVoice])

	useEffect(() => {
		if (!needsPress) return
		const pressed = () => {
			setNeedsPress(false)
			say(MENYALA)
		}
		const leaving = new AbortController()
		// A key of the remote control is a press too.
		for (const type of ['click', 'keydown']) document.addEventListener(type, pressed, { signal: leaving.signal })
		return () => leaving.abort()
	}, [needsPress])

	function toggle(): void {
		if (isOn) window.speechSynthesis.cancel()
		else say(MENYALA)
		writeStorage('localStorage', KEY, isOn ? null : '1')
		setOn(!isOn)
	}
	return { hasVoice, isOn, needsPress, toggle }
}
