import { z } from 'zod'
import { uri } from '../shapes.ts'
import { favorit, teksWajib, uriIsian } from './inputs.ts'
import { recordOf } from './responses.ts'

export const isianKategoriArtikel = z.object({ nama: teksWajib(100), uri: uriIsian, favorit })

export const kategoriArtikelRecord = recordOf(isianKategoriArtikel, { uri })
