const TONES = [
	{ hertz: 660, from: 0 },
	{ hertz: 880, from: 0.18 },
]
const SECONDS = 0.16
const VOLUME = 0.15

let audio: AudioContext | undefined

/** Two short tones. A browser plays them only after somebody has clicked or typed in the page. */
export async function playSound(): Promise<void> {
	audio ??= new AudioContext()
	await audio.resume()
	for (const { hertz, from } of TONES) {
		const start = audio.currentTime + from
		const oscillator = new OscillatorNode(audio, { frequency: hertz })
		const gain = new GainNode(audio, { gain: VOLUME })
		gain.gain.setValueAtTime(VOLUME, start)
		// A tone that stops at once clicks.
		gain.gain.exponentialRampToValueAtTime(0.001, start + SECONDS)
		oscillator.connect(gain).connect(audio.destination)
		oscillator.start(start)
		oscillator.stop(start + SECONDS)
	}
}
