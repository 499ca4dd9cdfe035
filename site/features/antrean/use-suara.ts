import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Antrean } from '../../../contract/antrean/antrean.ts'

const findVoice = () => window.speechSynthesis?.getVoices().find(({ lang }) => /^id\b/i.test(lang))

/** Browsers load their voices some time after the page. */
function onVoices(changed: () => void) {
	window.speechSynthesis?.addEventListener('voiceschanged', changed)
	return () => window.speechSynthesis?.removeEventListener('voiceschanged', changed)
}

function say(text: string): void {
	const utterance = new SpeechSynthesisUtterance(text)
	utterance.lang = 'id-ID'
	utterance.voice = findVoice() ?? null
	window.speechSynthesis.speak(utterance)
}

/** `Nomor antrean A 12, silakan ke Loket 1.` Without its zeros a number is read as one. */
const kalimatPanggilan = (nomor: string, loket: string): string =>
	`Nomor antrean ${nomor.charAt(0)} ${Number(nomor.slice(1))}, silakan ke ${loket}.`

/** Speaks new calls with the browser's own Indonesian voice. Browsers stay silent until somebody has pressed a button. */
export function useSuara(antrean: Antrean | null) {
	const hasVoice = useSyncExternalStore(
		onVoices,
		() => findVoice() !== undefined,
		() => false,
	)
	const [isOn, setOn] = useState(false)
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
		for (const { key, nomor, nama } of calls) if (!before.has(key)) say(kalimatPanggilan(nomor, nama))
	})
	useEffect(() => {
		if (antrean) announce(antrean)
	}, [antrean])

	function toggle(): void {
		if (isOn) window.speechSynthesis.cancel()
		else say('Suara antrean menyala.')
		setOn(!isOn)
	}
	return { hasVoice, isOn, toggle }
}
