import type { z } from 'zod'
import type { webSettingRecord } from '../../contract/web/staff/web-setting.ts'
import { useApiQuery } from '../api/use-api-query.ts'

/** The stored identity, for suggestions. Before its first change it is empty. */
export const useWebSetting = () =>
	useApiQuery('GET /v1/staf/{sumber}/utama', { params: { sumber: 'web-setting' } }).data as
		| Partial<z.infer<typeof webSettingRecord>>
		| undefined
