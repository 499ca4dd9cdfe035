import { artikelEntities } from './entities/artikel.ts'
import { berandaEntities } from './entities/beranda.ts'
import { declaredEntities } from './entities/declared.ts'
import { dokterEntities } from './entities/dokter.ts'
import { rumahSakitEntities } from './entities/rumah-sakit.ts'
import { shopEntities } from './entities/shop.ts'
import { webSettingEntities } from './entities/web-setting.ts'
import type { Entity } from './entity.ts'

/** All entities of the staff API. */
export const entities: readonly Entity[] = [
	...artikelEntities,
	...dokterEntities,
	...declaredEntities,
	...rumahSakitEntities,
	...shopEntities,
	...berandaEntities,
	...webSettingEntities,
]
