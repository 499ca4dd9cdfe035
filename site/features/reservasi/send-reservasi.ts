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

const TANGGAL_KEY = 'reservasi-tanggal'

/** The day that was chosen in this tab before a reload. A past one counts as none. */
export function storedTanggal(): string {
	const stored = readStorage('sessionStorage', TANGGAL_KEY) ?? ''
	return stored >= tanggalWib(Date.now()) ? stored : ''
}

/** An empty one removes it. */
export const storeTanggal = (tanggal: string) => writeStorage('sessionStorage', TANGGAL_KEY, tanggal || null)

/** The visit day was closed or full. */
export interface DitolakHari {
	tanggal: string
	jamDatang?: string
	isTutup: boolean
	hariBerikut?: string
}

/** The refusal of the visit day; null for any other failure. */
export function ditolakHari(
	error: unknown,
	{ tanggalVisit: tanggal, jamDatang }: Pick<ReservasiIsian, 'tanggalVisit' | 'jamDatang'>,
): DitolakHari | null {
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
let inMemory: string | null = null

export function storedAttempt(): ReservasiAttempt | null {
	const stored = readStorage('sessionStorage', KEY) ?? inMemory
	return stored === null ? null : (JSON.parse(stored) as ReservasiAttempt)
}

export function storeAttempt(attempt: ReservasiAttempt | null): void {
	const text = attempt && JSON.stringify(attempt)
	inMemory = writeStorage('sessionStorage', KEY, text) ? null : text
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
