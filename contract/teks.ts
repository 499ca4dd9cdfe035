import { z } from 'zod'

const menuItem = z.strictObject({ id: z.string(), judul: z.string() })

/** Texts of the site that staff can change. An empty one stands for the site's own text. */
export const teksSitus = z
	.strictObject({
		/** The main menu in its order; `arrangeMenu` adds what is missing. */
		menu: z.array(menuItem),
		menuTentang: z.array(menuItem),
		/** WhatsApp messages with placeholders in `{…}`. */
		pesanPendaftaran: z.string(),
		pesanPasienBaru: z.string(),
		pesanPaket: z.string(),
		/** A line below every empty list. */
		petunjukKosong: z.string(),
		petunjukPencarian: z.string(),
		/** Who answers questions about personal data. */
		privasiNama: z.string(),
		privasiEmail: z.string(),
		privasiTelp: z.string(),
	})
	.meta({ id: 'Teks' })
export type Teks = z.infer<typeof teksSitus>
