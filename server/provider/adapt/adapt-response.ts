import type { CallResponse } from '../../../contract/call.ts'
import type { CallName, Calls } from '../../../contract/calls.ts'
import { getPencarian } from '../../../contract/pencarian.ts'
import { adaptError } from './adapt-error.ts'
import type { Adapters, ProviderRequest, Report } from './adapter.ts'
import { artikelAdapters } from './artikel.ts'
import { adaptCreated } from './created.ts'
import { dokterAdapters } from './dokter.ts'
import { fasilitasAdapters } from './fasilitas.ts'
import { galleryAdapters } from './gallery.ts'
import { kategoriArtikelAdapters } from './kategori-artikel.ts'
import { keranjangAdapters } from './keranjang.ts'
import { komentarAdapters } from './komentar.ts'
import { komunitasAdapters } from './komunitas.ts'
import { layananAdapters } from './layanan.ts'
import { memberAdapters } from './member.ts'
import { metaPixelAdapters } from './meta-pixel.ts'
import { mitraAdapters } from './mitra.ts'
import { ownContract } from './own-contract.ts'
import { pasienAdapters } from './pasien.ts'
import { poliKlinikAdapters } from './poli-klinik.ts'
import { popupAdapters } from './popup.ts'
import { ProviderError } from './provider-error.ts'
import { publicListAdapters } from './public-lists.ts'
import { firstOf, isEmpty, isRaw, type Raw } from './raw.ts'
import { reservasiAdapters } from './reservasi.ts'
import { shopAdapters } from './shop.ts'
import { testimoniAdapters } from './testimoni.ts'
import { webAdapters } from './web.ts'

export type { ProviderRequest, Report } from './adapter.ts'

const adapters: Adapters = {
	...webAdapters,
	...shopAdapters,
	...dokterAdapters,
	...poliKlinikAdapters,
	...artikelAdapters,
	...komentarAdapters,
	...layananAdapters,
	...fasilitasAdapters,
	...mitraAdapters,
	...kategoriArtikelAdapters,
	...komunitasAdapters,
	...testimoniAdapters,
	...publicListAdapters,
	getPencarian: ownContract(getPencarian.response),
	...galleryAdapters,
	...keranjangAdapters,
	...pasienAdapters,
	...memberAdapters,
	...reservasiAdapters,
	...metaPixelAdapters,
	...popupAdapters,
	createWebVisitor: adaptCreated,
}

/**
 * Turns a provider's successful response into our contract. An item that cannot be understood is reported and left
 * out; the rest arrives.
 *
 * @throws ProviderError when nothing of the response can be understood, or the thing is missing
 */
export function adaptResponse<Name extends CallName>(
	name: Name,
	body: unknown,
	request: ProviderRequest,
	report: Report,
): CallResponse<Calls[Name]> {
	const status = failureStatus(body)
	if (status) throw new ProviderError(adaptError(name, status, body))
	return adapters[name](body, request, report)
}

/** The status of a failure that arrives as a successful response: `{ "success": false, "message": "…" }`. */
function failureStatus(body: unknown): number | undefined {
	if (!isRaw(body) || !isEmpty(body.data)) return undefined
	const { success, error } = body
	if (success === false || (error !== false && !isEmpty(error))) return statusOf(body) ?? 500
	// An entity may have a status of its own, but then no message.
	return 'message' in body ? statusOf(body) : undefined
}

function statusOf(body: Raw): number | undefined {
	const status = firstOf(body, 'statusCode', 'status', 'code')
	const number = Number(status)
	if (number >= 400 && number < 600) return number
	return status === false || /^(error|fail|failed)$/i.test(String(status)) ? 500 : undefined
}
