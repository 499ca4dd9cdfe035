import { contactAddress } from '../../../contract/links/contact-address.ts'
import type { Template } from '../../../contract/web/web.ts'

/** The main number and the one of the registration desk, if it is another. */
export function phonesOf({ webSetting, berandaPendaftaran }: Pick<Template, 'webSetting' | 'berandaPendaftaran'>) {
	const main = webSetting.data
	const desk = berandaPendaftaran.data
	return [
		...(main?.noTelp ? [{ title: 'Telepon', ...main }] : []),
		...(desk?.noTelp && desk.noTelp !== main?.noTelp ? [{ title: 'Pendaftaran', ...desk }] : []),
	].map(({ title, noTelp, noTelpType }) => ({ title, noTelp, to: contactAddress(noTelp, noTelpType) }))
}
