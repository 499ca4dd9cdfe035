import { MEMBER_COOKIE } from '../../contract/member/member.ts'
import { IDEMPOTENCY_HEADER } from '../../contract/reservasi/reservasi.ts'
import { tambahHari, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { newSecretId } from '../../server/ids/new-id.ts'
import { type Cart, cartOwner, insertCarts } from '../support/insert-carts.ts'
import { startSite } from '../support/site-server.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { checkReservasi } from './check-reservasi.ts'
import type { Fault } from './fault.ts'
import type { Ledger } from './reservasi-load.ts'
import { seededRandom } from './seeded-random.ts'
import { callSender } from './send-call.ts'

/** Far more visitors than places: five days with a quota, and a quota for one of the two packages. */
const SIZES = {
	short: { visitors: 300, kuotaHarian: 20, kuotaPaket: 6 },
	long: { visitors: 10_000, kuotaHarian: 200, kuotaPaket: 60 },
}
const DAYS = 5
const CLIENTS = 24
const TIMEOUT_MS = 60_000

/** Visitors race for the last places of a few days and take the day that the refusal offers, until none is free. */
export const raceQuota: Fault = {
	name: 'more visitors than the quota',
	quick: true,
	databases: ['sqlite', 'postgres'],
	async run(run) {
		const { visitors, kuotaHarian, kuotaPaket } = SIZES[run.long ? 'long' : 'short']
		const random = seededRandom(run.seed)
		const own = await openTestDatabase({ demo: true })
		const { db } = own
		// Two processes, so that no lock in one of them can be what holds.
		const env = { DATABASE_URL: own.url, TRUST_PROXY: '1', LOG_LEVEL: 'error', WORKERS: '2' }
		const site = await startSite({ env })
		try {
			const packages = await db.selectFrom('shopItem').select(['id', 'harga']).orderBy('id').limit(2).execute()
			const [limited] = packages
			if (!limited) throw new Error('The demo hospital has no packages.')
			const hargaOf = new Map(packages.map(({ id, harga }) => [id, harga]))
			await db
				.updateTable('shopSetting')
				.set({ kuotaHarian, durasi: DAYS - 1, jamTerakhir: null })
				.execute()
			await db.updateTable('shopItem').set({ kuotaHarian: kuotaPaket }).where('id', '=', limited.id).execute()
			const carts = await insertCarts(db, visitors, [...hargaOf.keys()])
			const ledger = newLedger()
			const broken: string[] = []
			const today = tanggalWib(Date.now())

			const reserve = async (sender: ReturnType<typeof callSender>, { token, pasienId, shopItemId }: Cart) => {
				const key = newSecretId()
				const lines = [{ pasienId, shopItemId, harga: hargaOf.get(shopItemId) ?? 0 }]
				ledger.members.set(token, { cart: lines, pasienIds: new Set([pasienId]) })
				let tanggalVisit: string | undefined = tambahHari(today, random.below(DAYS))
				while (tanggalVisit) {
					const { status, body } = await sender.send('createReservasi', {
						body: { atasNama: cartOwner.nama, noTelp: cartOwner.noTelp, tanggalVisit },
						headers: { cookie: `${MEMBER_COOKIE}=${token}`, [IDEMPOTENCY_HEADER]: key },
					})
					ledger.statuses.set(status, (ledger.statuses.get(status) ?? 0) + 1)
					if (status === 201) {
						ledger.acknowledged.push({ ...body.data.created, memberId: token, key, lines })
						ledger.members.set(token, { cart: [], pasienIds: new Set([pasienId]) })
						return
					}
					if (status !== 409 || body.error.code !== 'TANGGAL_PENUH')
						return ledger.wrong.push(`createReservasi: ${status} ${JSON.stringify(body)}`)
					tanggalVisit = body.error.hariBerikut
				}
			}
			await Promise.all(
				Array.from({ length: CLIENTS }, async () => {
					const sender = callSender(() => site.url, TIMEOUT_MS)
					for (let cart = carts.shift(); cart; cart = carts.shift()) await reserve(sender, cart)
					sender.close()
				}),
			)

			const lines = await db
				.selectFrom('shopReservasi')
				.innerJoin('shopReservasiItem', 'shopReservasiItem.reservasiId', 'shopReservasi.id')
				.select(['tanggalVisit', 'shopItemId'])
				.execute()
			for (let place = 0; place < DAYS; place += 1) {
				const day = tambahHari(today, place)
				const taken = lines.filter(({ tanggalVisit }) => tanggalVisit === day)
				const ofPackage = taken.filter(({ shopItemId }) => shopItemId === limited.id).length
				if (taken.length !== kuotaHarian) broken.push(`${taken.length} of ${kuotaHarian} places are taken on ${day}`)
				if (ofPackage > kuotaPaket)
					broken.push(`${ofPackage} of ${kuotaPaket} places of the package are taken on ${day}`)
			}
			const verdict = await checkReservasi(own.url, ledger)
			return { rounds: visitors, ledger, verdict: { ...verdict, broken: [...broken, ...verdict.broken] } }
		} finally {
			await site.stop('SIGKILL')
			await own.dispose()
		}
	},
}

const newLedger = (): Ledger => ({
	acknowledged: [],
	members: new Map(),
	statuses: new Map(),
	unanswered: 0,
	waiting: new Set(),
	slowestMs: 0,
	wrong: [],
})
