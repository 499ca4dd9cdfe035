import { readFileSync, writeFileSync } from 'node:fs'

/** The part of a file of measure-growth.ts that is plotted. */
export interface Growth {
	database: string
	date: string
	machine: string
	commit: string
	measured: { call: string; costs: { size: number; p50: number }[]; growth: number }[]
}

/** The colours of the site. */
const COLOUR = { paper: '#fff', line: '#e3dccd', ink: '#14211f', soft: '#4b5a57', flat: '#aed6cf', steep: '#0b5d5a' }

const PANEL = { width: 300, height: 300, left: 46, right: 310, top: 64, bottom: 44 }
const WIDTH = PANEL.left + PANEL.width + PANEL.right
const HEIGHT = PANEL.top + PANEL.height + PANEL.bottom
const LABELS = 8
const LABEL_HEIGHT = 15

/** p50 of every call over the hospital's size, both in powers of ten; the calls that grow most bear their names. */
export function plotGrowth(growths: Growth[]): string {
	const all = growths.flatMap(({ measured }) => measured.flatMap(({ costs }) => costs))
	const sizes = [...new Set(all.map(({ size }) => size))].sort((a, b) => a - b)
	const powers = all.map(({ p50 }) => Math.log10(p50))
	const [low, high] = [Math.floor(Math.min(...powers)), Math.ceil(Math.max(...powers))]
	const [smallest = 1, largest = 1] = [sizes[0], sizes.at(-1)]
	const x = (size: number) =>
		PANEL.left + (PANEL.width * Math.log(size / smallest)) / (Math.log(largest / smallest) || 1)
	const y = (ms: number) => PANEL.top + PANEL.height * (1 - (Math.log10(ms) - low) / (high - low || 1))

	const panels = growths.map((growth, place) => {
		const byGrowth = growth.measured.toSorted((a, b) => b.growth - a.growth)
		const named = new Set(byGrowth.slice(0, LABELS))
		const line = (each: Growth['measured'][number]) =>
			`<polyline class="${named.has(each) ? 'steep' : 'flat'}" points="${each.costs
				.map(({ size, p50 }) => `${x(size).toFixed(1)},${y(p50).toFixed(1)}`)
				.join(' ')}"/>`
		const ends = [...named].map((each) => ({ each, end: y(each.costs.at(-1)?.p50 ?? 1) })).sort((a, b) => a.end - b.end)
		const labels = spread(ends.map(({ end }) => end)).map((at, index) => {
			const { each, end } = ends[index] as (typeof ends)[number]
			const right = PANEL.left + PANEL.width
			return (
				`<path class="lead" d="M${right + 2} ${end.toFixed(1)}L${right + 12} ${at.toFixed(1)}"/>` +
				`<text x="${right + 15}" y="${(at + 3.5).toFixed(1)}"><tspan class="soft">${each.growth.toFixed(1)}×</tspan> ` +
				`${escapeXml(each.call)}</text>`
			)
		})
		const grid = Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step)).map(
			(ms) =>
				`<path class="grid" d="M${PANEL.left} ${y(ms).toFixed(1)}h${PANEL.width}"/>` +
				`<text class="soft end" x="${PANEL.left - 6}" y="${(y(ms) + 3.5).toFixed(1)}">${ms >= 1 ? ms : ms.toFixed(-Math.floor(Math.log10(ms)))}</text>`,
		)
		const marks = sizes.map(
			(size) =>
				`<path class="grid" d="M${x(size).toFixed(1)} ${PANEL.top}v${PANEL.height}"/>` +
				`<text class="soft middle" x="${x(size).toFixed(1)}" y="${PANEL.top + PANEL.height + 17}">×${size}</text>`,
		)
		const drawn = growth.measured.toSorted((a, b) => Number(named.has(a)) - Number(named.has(b)))
		return `<g transform="translate(${place * WIDTH} 0)">
<text class="title" x="${PANEL.left}" y="24">${escapeXml(growth.database)}</text>
<text class="soft" x="${PANEL.left}" y="42">${growth.measured.length} calls, p50 in ms; named: the ${named.size} that grow most</text>
${[...grid, ...marks, ...drawn.map(line), ...labels].join('\n')}
</g>`
	})
	const { machine = '', commit = '', date = '' } = growths[0] ?? {}
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH * growths.length} ${HEIGHT}" role="img" aria-labelledby="t">
<title id="t">The cost of each call in a hospital of growing size</title>
<style>text{font:11px system-ui,sans-serif;fill:${COLOUR.ink}}.title{font-size:16px;font-weight:700}.soft{fill:${COLOUR.soft}}.end{text-anchor:end}.middle{text-anchor:middle}polyline,path{fill:none}.flat{stroke:${COLOUR.flat};stroke-width:1.2}.steep{stroke:${COLOUR.steep};stroke-width:1.8}.grid{stroke:${COLOUR.line}}.lead{stroke:${COLOUR.steep};stroke-width:.7}</style>
<rect width="100%" height="100%" fill="${COLOUR.paper}"/>
${panels.join('\n')}
<text class="soft" x="${PANEL.left}" y="${HEIGHT - 8}">${escapeXml(`${machine}; ${commit}, ${date.slice(0, 10)}`)}</text>
</svg>
`
}

/** Moves labels apart that are too close, downwards first and then up from the bottom. */
function spread(places: number[]): number[] {
	const moved = [...places]
	for (let i = 1; i < moved.length; i += 1)
		moved[i] = Math.max(moved[i] as number, (moved[i - 1] as number) + LABEL_HEIGHT)
	const bottom = PANEL.top + PANEL.height
	for (let i = moved.length - 1; i >= 0; i -= 1)
		moved[i] = Math.min(moved[i] as number, i === moved.length - 1 ? bottom : (moved[i + 1] as number) - LABEL_HEIGHT)
	return moved
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** `node bench/plot-growth.ts growth.json … > growth.svg` */
if (import.meta.main)
	writeFileSync(1, plotGrowth(process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')))))
