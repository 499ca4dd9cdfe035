import { keranjang, listKeranjang } from '../../../contract/keranjang.ts'
import type { Adapters } from './adapter.ts'
import { adaptCreated } from './created.ts'
import { adaptEntity, type Entity } from './entity.ts'
import { isRaw, toList } from './raw.ts'
import { adaptList } from './responses.ts'
import { shopItemEntity } from './shop.ts'
import { unwrap } from './unwrap.ts'
import { idText, name } from './values.ts'

const pasienEntity: Entity = { name: 'pasien', fields: { nama: name }, identifiedBy: ['nama'] }

const keranjangEntity: Entity = {
	name: 'keranjang',
	fields: {},
	complete: (raw, place) => ({
		...raw,
		shopItem: adaptEntity(keranjang.shape.shopItem, shopItemEntity, raw.shopItem ?? raw.shopItemId, place),
		pasien: adaptEntity(keranjang.shape.pasien, pasienEntity, raw.pasien ?? raw.pasienId, place),
	}),
}

export const keranjangAdapters: Adapters<'listKeranjang' | 'createKeranjang' | 'removeKeranjang'> = {
	listKeranjang: adaptList(listKeranjang.response, keranjangEntity),
	createKeranjang: adaptCreated,
	removeKeranjang(body) {
		const inner = unwrap(body)
		const removed = toList(isRaw(inner) ? inner.removed : inner)
		const ids = removed.map((each) => idText.safeParse(each).data)
		return { data: { removed: ids.filter((id) => id !== undefined).map((id) => ({ id })) } }
	},
}
