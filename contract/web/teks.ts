import { z } from 'zod'

const menuItem = z.strictObject({ id: z.string(), judul: z.string() })

/** Texts of the site that staff have changed. The site has its own text for an absent one. */
export const teksSitus = z
	.strictObject({
		/** The main menu, complete, in its order. */
		menu: z.array(menuItem).optional(),
		menuTentang: z.array(menuItem).optional(),
		/** WhatsApp messages with placeholders in `{…}`. */
		pesanPendaftaran: z.string().optional(),
		pesanPasienBaru: z.string().optional(),
		pesanPaket: z.string().optional(),
		/** A line below every empty list. */
		petunjukKosong: z.string().optional(),
		petunjukPencarian: z.string().optional(),
		/** Who answers questions about personal data. */
		privasiNama: z.string().optional(),
		privasiEmail: z.string().optional(),
		privasiTelp: z.string().optional(),
	})
	.meta({ id: 'Teks' })
export type Teks = z.infer<typeof teksSitus>
