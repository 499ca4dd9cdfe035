import { z } from 'zod'
import { bilangan, gambarOpsional } from './inputs.ts'
import { recordOf } from './responses.ts'
import { sematan } from './site-inputs.ts'

export const isianArtikelSetting = z.object({
	posterDaftarArtikel: gambarOpsional,
	youtubeDaftarArtikel: sematan('youtube'),
	tiktokDaftarArtikel: sematan('tiktok'),
	posterDetailArtikel: gambarOpsional,
	videoDetailArtikel: sematan('youtube', 'tiktok'),
	/** An article is due for review this many days after its last change. */
	tinjauHari: bilangan(30, 3650).optional(),
})

export const artikelSettingRecord = recordOf(isianArtikelSetting, {})
