import type { Api } from '../../api.ts'
import { emptyTemplate } from '../../empty-template.ts'
import { notFound, orElse, readTemplate } from '../../load.ts'

/** A hospital can switch its promos off; their pages then do not exist. */
export async function demandPromo(api: Api): Promise<void> {
	const { promo } = await orElse(readTemplate(api), emptyTemplate)
	if (!promo.data) throw notFound()
}
