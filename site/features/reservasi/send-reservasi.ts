import { newKey } from '../../../contract/new-key.ts'
import type { Keranjang } from '../../../contract/shop/keranjang.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { type Api, ApiError } from '../../api.ts'
import { readStorage, writeStorage } from '../../lib/browser/browser-storage.ts'
import { browserApi } from '../../load.ts'

export interface ReservasiIsian {
	atasNama: string
	noTelp: string
	tanggalVisit: string
	/** The window of arrival, on a day with windows. */
	jamDatang?: string
	/** Waits for a place when the day is full. */
	tunggu?: boolean
}

type Kunjungan = Pick<ReservasiIsian, 'tanggalVisit' | 'jamDatang'>

const KUNJUNGAN_KEY = 'reservasi-tanggal'

/** What was chosen in this tab before a reload. A past day counts as none. */
export function storedKunjungan(): Kunjungan {
	const [tanggalVisit = '', jamDatang] = readStorage('sessionStorage', KUNJUNGAN_KEY)?.split(' ') ?? []
	return tanggalVisit >= tanggalWib(Date.now()) ? { tanggalVisit, jamDatang } : { tanggalVisit: '' }
}

/** Without a day nothing stays stored. */
export function storeKunjungan({ tanggalVisit, jamDatang }: Partial<Kunjungan>): void {
	const text = [tanggalVisit, jamDatang].filter(Boolean).join(' ')
	writeStorage('sessionStorage', KUNJUNGAN_KEY, tanggalVisit ? text : null)
}

/** The visit day was closed or full. */
export interface DitolakHari {
	tanggal: string
	jamDatang?: string
	isTutup: boolean
	hariBerikut?: string
}

/** The refusal of the visit day; null for any other failure. */
export function ditolakHari(error: unknown, { tanggalVisit: tanggal, jamDatang }: Kunjungan): DitolakHari | null {
	if (!(error instanceof ApiError) || !error.code.startsWith('TANGGAL_')) return null
	return { tanggal, jamDatang, isTutup: error.code === 'TANGGAL_TUTUP', hariBerikut: error.detail?.hariBerikut }
}

/** Reserves the cart and returns the code. An earlier attempt without a response is resolved first. */
export async function sendReservasi(isian: ReservasiIsian, lines: Keranjang[], api = browserApi()): Promise<string> {
	const attempt = attemptFor(lines)
	if (storedAttempt()?.key !== attempt.key) {
		const made = await findSentReservasi(api)
		if (made) return made
	}
	return send(attempt, isian, api)
}

/**
 * The code of the reservation that was sent without a response, or null. The body has no date, so the request creates
 * nothing: the API returns the code it created for this key, or refuses.
 */
export async function findSentReservasi(api = browserApi()): Promise<string | null> {
	const attempt = storedAttempt()
	if (!attempt?.isUnsure) return null
	try {
		return await send(attempt, { atasNama: '', noTelp: '', tanggalVisit: '' }, api)
	} catch (error) {
		if (isRefused(error)) return null
		throw error
	}
}

async function send(attempt: ReservasiAttempt, body: ReservasiIsian, api: Api): Promise<string> {
	storeAttempt(attempt)
	try {
		const { data } = await api('POST /v1/public/shop-reservasi', { body, headers: { 'idempotency-key': attempt.key } })
		storeAttempt(null)
		return data.created.kode
	} catch (error) {
		if (isRefused(error)) storeAttempt({ ...attempt, isUnsure: false })
		throw error
	}
}

/** The API refused the request: nothing was created. Any other failure leaves that open. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500

/**
 * A reservation that was sent from this tab. The browser stores it until it is known to exist, also over a reload: the
 * same cart is sent again with the same idempotency key and is the same reservation.
 */
interface ReservasiAttempt {
	key: string
	/** The ids of the cart lines. */
	isi: string
	/** There was no response, so the reservation may exist. */
	isUnsure: boolean
}

const KEY = 'reservasi-terkirim'

/** For a browser with blocked storage. */
let inMemory: ReservasiAttempt | null = null

/** A stored value of another shape counts as none. */
export function storedAttempt(): ReservasiAttempt | null {
	try {
		const stored: ReservasiAttempt | null = JSON.parse(readStorage('sessionStorage', KEY) ?? 'null')
		return typeof stored?.key === 'string' ? stored : inMemory
	} catch {
		return null
	}
}

export function storeAttempt(attempt: ReservasiAttempt | null): void {
	inMemory = writeStorage('sessionStorage', KEY, attempt && JSON.stringify(attempt)) ? null : attempt
}

/** The attempt for this cart: the stored one, or a new one for another cart. */
function attemptFor(lines: Keranjang[]): ReservasiAttempt {
	const isi = lines
		.map(({ id }) => id)
		.sort()
		.join()
	const stored = storedAttempt()
	return { key: stored?.isi === isi ? stored.key : newKey(), isi, isUnsure: true }
}
