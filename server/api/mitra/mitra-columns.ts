export const mitraColumns = ['id', 'nama', 'uri', 'logo', 'ringkasan'] as const
