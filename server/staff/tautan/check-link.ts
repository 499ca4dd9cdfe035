import { PrivateAddressError, requestPublic } from '../../http/request-public.ts'

const TIMEOUT_SECONDS = 10
const MAX_REDIRECTS = 5

interface CheckOptions {
	signal: AbortSignal
	/** Allows private addresses. */
	allowInternal?: boolean
}

export interface DeadLink {
	/** A sentence for staff. */
	alasan: string
	/** No server answered; perhaps this one has no connection. */
	isUnreachable?: true
}

/** Why visitors cannot open an address; null when they can, or when this server cannot tell. */
export async function checkLink(address: string, options: CheckOptions): Promise<DeadLink | null> {
	// Some servers answer a read only.
	return (await follow(address, 'HEAD', options)) && follow(address, 'GET', options)
}

async function follow(
	address: string,
	method: 'HEAD' | 'GET',
	{ signal, allowInternal = false }: CheckOptions,
): Promise<DeadLink | null> {
	let url = new URL(address)
	for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
		const timeout = AbortSignal.timeout(TIMEOUT_SECONDS * 1000)
		const answer = await requestPublic(url, {
			method,
			headers: { 'user-agent': 'Mozilla/5.0 (compatible; pemeriksa tautan)', accept: '*/*' },
			allowInternal,
			signal: AbortSignal.any([signal, timeout]),
		}).catch((error: NodeJS.ErrnoException) => error)
		if (answer instanceof Error) {
			// Within the hospital its own name may lead to a private address.
			if (answer instanceof PrivateAddressError || signal.aborted) return null
			if (timeout.aborted) return { alasan: `Tidak menjawab dalam ${TIMEOUT_SECONDS} detik.`, isUnreachable: true }
			if (answer.code === 'ENOTFOUND') return { alasan: 'Nama situsnya tidak ditemukan.', isUnreachable: true }
			return { alasan: `Tidak dapat dihubungi (${answer.code ?? 'galat jaringan'}).`, isUnreachable: true }
		}
		const { status, location } = answer
		if (status === 404 || status === 410) return { alasan: `Halamannya tidak ada (HTTP ${status}).` }
		// Other errors may be meant for programs, or over tomorrow.
		const next = status >= 300 && status < 400 && location ? URL.parse(location, url) : null
		if (!next || !/^https?:$/.test(next.protocol)) return null
		url = next
	}
	return { alasan: 'Dialihkan terus-menerus.' }
}
