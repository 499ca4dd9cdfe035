import { z } from 'zod'
import { fileName } from '../shapes.ts'
import { isAlamatToko } from '../shop/alamat-toko.ts'

const warnaHex = z.string().regex(/^#[0-9a-f]{6}$/)

/** How the site calls itself and looks. The full name and the wide logo are in the site setting. */
export const merek = z
	.strictObject({
		namaPendek: z.string(),
		namaToko: z.string(),
		/** The hospital's own address of the shop; absent: that of the specification. */
		alamatToko: z.string().refine(isAlamatToko).optional(),
		/** A square picture in the folder `merek`; null: icons show a monogram. */
		lambang: fileName.nullable(),
		/** The colours in use, readable with their texts; null for the default colour. */
		warnaUtama: warnaHex.nullable(),
		warnaPendamping: warnaHex.nullable(),
		/** The colour of the browser around the page. */
		warnaTema: warnaHex,
		/** Changes with the files below `/merek`, which are cached by it. */
		versi: z.string().regex(/^[\w-]{1,40}$/),
	})
	.meta({ id: 'Merek' })
export type Merek = z.infer<typeof merek>
