CREATE TABLE "orders"."voucher_uses" (
	"code" text NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_uses_code_order_id_pk" PRIMARY KEY("code","order_id")
);
--> statement-breakpoint
ALTER TABLE "orders"."voucher_uses" ADD CONSTRAINT "voucher_uses_code_vouchers_code_fk" FOREIGN KEY ("code") REFERENCES "orders"."vouchers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders"."voucher_uses" ADD CONSTRAINT "voucher_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_uses_order" ON "orders"."voucher_uses" USING btree ("order_id");