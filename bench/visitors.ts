import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { createVisitor } from '../tests/faults/create-visitor.ts'
import type { Ledger } from '../tests/faults/reservasi-load.ts'
import { type SeededRandom, seededRandom } from '../tests/faults/seeded-random.ts'
import { callSender } from '../tests/faults/send-call.ts'
import { COMPRESSED } from './cases.ts'

/** Between two pages of one visitor. */
const THINK_MS = 8000
const PAGES_PER_VISIT = 6
const PICTURES_PER_PAGE = 4
const RESERVES = 0.02
const TIMEOUT_MS = 20_000

/** The more often, the more visits. */
const pages = [
	...['/', '/', '/', '/poli-klinik', '/poli-klinik', '/daftar-dokter/poli-jantung', '/daftar-dokter/poli-anak'],
	...['/layanan', '/layanan/igd-24-jam', '/fasilitas', '/info-kesehatan', '/info-kesehatan/jalan-kaki-30-menit'],
	...['/faq', '/yasmin-shop', '/yasmin-shop', '/hubungi-kami', '/galeri', '/mitra'],
]
const words = ['demam', 'anak', 'kencing manis', 'jantung', 'vaksin', 'jalam kakki', 'sakit gigi', 'dokter kandungan']

/** What was seen since the last look. */
export interface Seen {
	/** Milliseconds of every answer. */
	taken: number[]
	/** Pages and pictures without 200; other answers of 5xx or none at all. */
	failed: number
	reserved: number
}

export interface Visitors {
	/** Lets so many browse from now on. */
	grow(count: number): void
	take(): Seen
	stop(): Promise<void>
}

/** People who browse, look at pictures, search, and now and then reserve, each with pauses for thought. */
export function startVisitors(site: string, seed: number): Visitors {
	const random = seededRandom(seed)
	const running: Promise<void>[] = []
	let seen: Seen = { taken: [], failed: 0, reserved: 0 }
	let isOver = false
	const count = (began: number, isWhole: boolean) => {
		seen.taken.push(performance.now() - began)
		if (!isWhole) seen.failed += 1
	}

	const pictures = new Map<string, Promise<string[]>>()
	/** The first pictures of a page; read once, or the load generator would be busy with it. */
	const picturesOn = (path: string): Promise<string[]> => {
		const found = pictures.get(path) ?? readPictures(site + path)
		pictures.set(path, found)
		return found
	}

	async function browse(own: SeededRandom, number: number) {
		// Nobody arrives in step with the others.
		await delay(own.next() * THINK_MS)
		while (!isOver) {
			const agent = new Agent({ keepAlive: true, maxSockets: 6 })
			const get = async (path: string) => {
				const began = performance.now()
				const status = await statusOf(site + path, agent)
				count(began, status === 200)
			}
			const known = new Set<string>()
			for (let page = 0; page < PAGES_PER_VISIT && !isOver; page += 1) {
				const path = own.chance(0.2) ? `/pencarian?cari=${encodeURIComponent(own.pick(words))}` : own.pick(pages)
				await get(path)
				// A browser asks for a picture once.
				const fresh = (await picturesOn(path)).filter((picture) => !known.has(picture))
				for (const picture of fresh) known.add(picture)
				await Promise.all(fresh.map(get))
				await delay(2 * own.next() * THINK_MS)
			}
			agent.destroy()
			if (own.chance(RESERVES) && !isOver) await reserve(own, number)
		}
	}

	/** Registers, completes a patient, fills the cart and reserves once. */
	async function reserve(own: SeededRandom, number: number) {
		const sender = callSender(() => site, TIMEOUT_MS)
		const timed: typeof sender = {
			...sender,
			async send(...args) {
				const began = performance.now()
				const answer = await sender.send(...args).catch((error: Error) => error)
				count(began, !(answer instanceof Error) && answer.status < 500)
				if (answer instanceof Error) throw answer
				return answer
			},
		}
		const ledger: Ledger = {
			...{ acknowledged: [], members: new Map(), statuses: new Map(), unanswered: 0 },
			...{ waiting: new Set(), slowestMs: 0, wrong: [] },
		}
		const acknowledge = () => {
			seen.reserved += 1
		}
		const visitor = createVisitor({ sender: timed, random: own.fork(), ledger, acknowledge, number, pauseMs: 1000 })
		let asked = 0
		// It reserves until it is over: the second time that it asks.
		await visitor.live(() => asked++ > 0).catch(() => {})
		sender.close()
	}

	return {
		grow(count) {
			while (running.length < count) running.push(browse(random.fork(), running.length))
		},
		take() {
			const taken = seen
			seen = { taken: [], failed: 0, reserved: 0 }
			return taken
		},
		async stop() {
			isOver = true
			await Promise.all(running)
		},
	}
}

/** The status, or 0 without a whole answer; the body stays compressed. */
function statusOf(url: string, agent: Agent): Promise<number> {
	return new Promise((resolve) => {
		const headers = { ...COMPRESSED, accept: 'text/html,image/avif,image/webp' }
		const sent = request(url, { agent, timeout: TIMEOUT_MS, headers }, (response) => {
			response.resume().on('end', () => resolve(response.statusCode ?? 0))
			response.on('error', () => resolve(0))
		})
		sent.on('timeout', () => sent.destroy())
		// As a browser does: the server may close an idle connection in the moment in which it is used.
		sent.on('error', () => resolve(sent.reusedSocket ? statusOf(url, agent) : 0)).end()
	})
}

async function readPictures(url: string): Promise<string[]> {
	const html = await fetch(url).then((page) => page.text())
	const found = html.matchAll(/ src="(\/[^"]+\.(?:webp|avif|svg)[^"]*)"/g)
	return [...new Set([...found].map(([, path = '']) => path.replaceAll('&amp;', '&')))].slice(0, PICTURES_PER_PAGE)
}
