/** Small drawn things from which scenes are put together. Everything is plain SVG. */

export type Random = () => number

/** Same seed, same numbers (mulberry32 over an FNV hash). */
export function randomOf(seed: string): Random {
	let state = 2166136261
	for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
	// Seeds that differ only in their last letter must not begin alike.
	state = Math.imul(state ^ (state >>> 15), 0x85ebca6b)
	state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let t = Math.imul(state ^ (state >>> 15), 1 | state)
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296
	}
}

const place = (x: number, y: number, scale: number, angle: number, inside: string) =>
	`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)}) scale(${scale.toFixed(3)})">${inside}</g>`

/** A leaf of length 100 that grows upward from its foot. */
export const leaf = (x: number, y: number, length: number, angle: number, fill: string) =>
	place(
		x,
		y,
		length / 100,
		angle,
		`<path d="M0 0C-34 -22-34 -70 0-100C34-70 34-22 0 0Z" fill="${fill}"/><path d="M0 0L0-86" stroke="#ffffff" stroke-opacity=".28" stroke-width="3" stroke-linecap="round"/>`,
	)

/** A stem with pairs of leaves. */
export function frond(x: number, y: number, length: number, angle: number, fill: string) {
	let inside = `<path d="M0 0Q8-50 0-100" stroke="${fill}" stroke-width="3.4" fill="none" stroke-linecap="round"/>`
	for (let i = 0; i < 5; i++) {
		const at = -16 - i * 17
		const size = 40 - i * 4
		inside += leaf(3, at, size, 58 - i * 3, fill) + leaf(3, at, size, -58 + i * 3, fill)
	}
	return place(x, y, length / 100, angle, inside + leaf(0, -96, 26, 0, fill))
}

export const cloud = (x: number, y: number, width: number, fill: string, opacity = 0.9) =>
	place(
		x,
		y,
		width / 100,
		0,
		`<path d="M14 0a14 14 0 0 1 1-28a22 22 0 0 1 41-8a17 17 0 0 1 26 10a13 13 0 0 1 4 26Z" fill="${fill}" fill-opacity="${opacity}"/>`,
	)

/** One loose jasmine flower, 100 across. */
export function blossom(x: number, y: number, width: number, angle: number, fill: string, heart: string) {
	const petal = '<path d="M0-6C-17-16-19-42 0-50C19-42 17-16 0-6Z"/>'
	const petals = [0, 72, 144, 216, 288].map((turn) => `<g transform="rotate(${turn})">${petal}</g>`).join('')
	return place(x, y, width / 100, angle, `<g fill="${fill}">${petals}</g><circle r="8" fill="${heart}"/>`)
}

/** A potted plant standing on (x, y). */
export function pot(x: number, y: number, height: number, pottery: string, green: string) {
	const leaves = [-58, -30, 0, 30, 58].map((turn, i) => leaf(0, -36, 52 + (i % 2) * 10, turn, green)).join('')
	return place(
		x,
		y,
		height / 100,
		0,
		`${leaves}<path d="M-21-40H21L16-3Q15 0 12 0H-12Q-15 0-16-3Z" fill="${pottery}"/><rect x="-24" y="-45" width="48" height="11" rx="4" fill="${pottery}"/><rect x="-24" y="-36" width="48" height="3" fill="#000" fill-opacity=".08"/>`,
	)
}

export const tree = (x: number, y: number, height: number, crown: string, trunk: string) =>
	place(
		x,
		y,
		height / 100,
		0,
		`<rect x="-3.5" y="-36" width="7" height="36" rx="3" fill="${trunk}"/><ellipse cy="-62" rx="27" ry="37" fill="${crown}"/><path d="M0-25A27 37 0 0 0 20-88A30 40 0 0 1 0-25Z" fill="#000" fill-opacity=".06"/>`,
	)

/** A lamp hanging from the ceiling, its glow below it. */
export const lamp = (x: number, drop: number, width: number, fill: string) =>
	`<path d="M${x} 0V${drop}" stroke="${fill}" stroke-width="4"/>` +
	`<path d="M${x - width / 2} ${drop + width * 0.42}A${width / 2} ${width * 0.44} 0 0 1 ${x + width / 2} ${drop + width * 0.42}Z" fill="${fill}"/>` +
	`<ellipse cx="${x}" cy="${drop + width * 0.43}" rx="${width * 0.34}" ry="${width * 0.06}" fill="#fff8e2"/>`

/** A soft hill across the whole width, its crest swinging around `y`. */
export function hill(w: number, h: number, y: number, swing: number, phase: number, fill: string) {
	const at = (t: number) => y + Math.sin(phase + t * 4.2) * swing
	let path = `M0 ${h}L0 ${at(0).toFixed(1)}`
	for (let i = 0; i < 4; i++) {
		const [a, b] = [i / 4, (i + 1) / 4]
		const slope = (t: number) => Math.cos(phase + t * 4.2) * swing * 4.2
		const third = 1 / 12
		path += `C${((a + third) * w).toFixed(1)} ${(at(a) + slope(a) * third).toFixed(1)} ${((b - third) * w).toFixed(1)} ${(at(b) - slope(b) * third).toFixed(1)} ${(b * w).toFixed(1)} ${at(b).toFixed(1)}`
	}
	return `<path d="${path}L${w} ${h}Z" fill="${fill}"/>`
}

/** The shadow where a thing touches the floor. */
export const contact = (x: number, y: number, width: number) =>
	`<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(width * 0.62).toFixed(1)}" ry="${(width * 0.13).toFixed(1)}" fill="url(#contact)"/>`
