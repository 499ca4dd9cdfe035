import { createVisitor } from './create-visitor.ts'
import { seededRandom } from './seeded-random.ts'
import { callSender } from './send-call.ts'

export interface LoadOptions {
	/** Where the site is just now: it is asked before every request. Start it with `TRUST_PROXY=1`. */
	url: () => string
	seed: number
	clients?: number
	/** How long one answer is waited for. */
	timeoutMs?: number
	/** A pause before each reservation, where the load is not what is tried. */
	pauseMs?: number
}

export interface Line {
	pasienId: string
	shopItemId: string
	harga: number
}

export interface Acknowledged {
	id: string
	kode: string
	/** The member's token, as the client knows it. */
	memberId: string
	key: string
	lines: Line[]
}

/** What the clients know for certain: to be compared with what the database holds. */
export interface Ledger {
	acknowledged: Acknowledged[]
	/** By member: what has to be in the cart, and whose patients are whose. */
	members: Map<string, { cart: Line[]; pasienIds: Set<string> }>
	/** Answers by status. */
	statuses: Map<number, number>
	/** Requests without a whole answer. */
	unanswered: number
	/** Requests that wait for their answer, each with its beginning. */
	waiting: Set<{ began: number }>
	/** Of all requests that had an answer or waited for one in vain. */
	slowestMs: number
	/** Answers that may never be given, whatever happens. */
	wrong: string[]
}

export interface ReservasiLoad {
	ledger: Ledger
	/** Comes back when so many more reservations have been acknowledged. */
	more(count: number): Promise<void>
	/** Lets every client finish what it has begun, so that nothing is left open. The site has to be up. */
	finish(): Promise<Ledger>
}

const CLIENTS = 8
const TIMEOUT_MS = 15_000

/**
 * Visitors who register, complete their patient, fill the cart and reserve, again and again over HTTP. Whose answer is
 * lost does what the site does (docs/decisions/0013): asks by the same key, or sends the same once more.
 */
export function startReservasiLoad({
	url,
	seed,
	clients = CLIENTS,
	timeoutMs = TIMEOUT_MS,
	pauseMs = 0,
}: LoadOptions): ReservasiLoad {
	const random = seededRandom(seed)
	const ledger: Ledger = {
		acknowledged: [],
		members: new Map(),
		statuses: new Map(),
		unanswered: 0,
		waiting: new Set(),
		slowestMs: 0,
		wrong: [],
	}
	const waiting = new Set<{ count: number; resolve: () => void }>()
	let finishing = false
	let failed: unknown
	const acknowledge = (reservasi: Acknowledged) => {
		ledger.acknowledged.push(reservasi)
		for (const waiter of waiting) {
			if (ledger.acknowledged.length < waiter.count) continue
			waiting.delete(waiter)
			waiter.resolve()
		}
	}
	const run = async (number: number) => {
		const sender = callSender(url, timeoutMs)
		const visitor = createVisitor({ sender, random: random.fork(), ledger, acknowledge, number, pauseMs })
		try {
			while (!finishing) await visitor.live(() => finishing)
		} finally {
			sender.close()
		}
	}
	const running = Promise.all(Array.from({ length: clients }, (_, number) => run(number)))
	running.catch((error) => {
		failed = error
		for (const { resolve } of waiting) resolve()
	})
	return {
		ledger,
		async more(count) {
			await new Promise<void>((resolve) => {
				waiting.add({ count: ledger.acknowledged.length + count, resolve })
				if (failed) resolve()
			})
			if (failed) throw failed
		},
		async finish() {
			finishing = true
			await running
			return ledger
		},
	}
}
